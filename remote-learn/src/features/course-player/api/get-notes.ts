import { call } from '@sopaan/api-client/call';
import { getNotesEndpoint } from '@sopaan/schemas/courses/lesson-note';
import { queryOptions } from '@tanstack/react-query';

/** The member's notes in a course. */
export const notesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course-notes', courseId],
    queryFn: ({ signal }) => call(getNotesEndpoint, { id: courseId }, { signal }),
  });
