import { call } from '@sopaan/api-client/call';
import {
  deleteNoteEndpoint,
  putNoteEndpoint,
  type Note,
  type Notes,
} from '@sopaan/schemas/courses/lesson-note';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notesQuery } from './get-notes';

type NoteFields = Omit<Note, 'updatedAt'>;

/** Both mutations return all notes of the course. */
export function useNoteMutations(courseId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = notesQuery(courseId);
  const options = {
    // Quick changes reach the server in order.
    scope: { id: `notes ${courseId}` },
    // Without a connection, a change fails at once instead of waiting for one.
    networkMode: 'always',
    async onSuccess(notes: Notes) {
      // A fetch in flight would overwrite the response with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, notes);
    },
  } as const;
  const put = useMutation({
    ...options,
    mutationFn: ({ noteId, videoId, atSeconds, text }: NoteFields) =>
      call(putNoteEndpoint, { id: courseId, noteId, videoId, atSeconds, text }),
  });
  const remove = useMutation({
    ...options,
    mutationFn: (noteId: string) => call(deleteNoteEndpoint, { id: courseId, noteId }),
  });
  return { put, remove };
}
