import { slug } from '@sopaan/contract/slug';
import type { CourseLessons, LessonSummary } from '@sopaan/schemas/courses/lesson-content';
import { MAX_NOTES, type Note } from '@sopaan/schemas/courses/lesson-note';
import { Alert, Box, Button, FailedState, Icon, LoadingState, Typography } from '@sopaan/ui/core';
import { saveBlob } from '@sopaan/ui/save-blob';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../requests/error-message';
import { notesQuery } from '../api/get-notes';
import { useNoteMutations } from '../api/use-note-mutations';
import { NewNote } from './new-note';
import { NotesList } from './notes-list';
import { notesMarkdown } from './notes-markdown';

interface NotesProps {
  course: CourseLessons;
  /** The lesson that is shown. */
  lesson: LessonSummary;
  video: HTMLVideoElement | null;
}

/** The member's own notes in the course. */
export function Notes({ course, lesson, video }: NotesProps) {
  const { data, error, refetch } = useQuery(notesQuery(course.courseId));
  const { put, remove } = useNoteMutations(course.courseId);
  const failure = remove.error;
  // A note of a video belongs to a time in it.
  const canWrite = lesson.kind !== 'video' || lesson.seconds !== null || video !== null;
  if (!canWrite && !error && !data?.notes.length) return null;
  return (
    <Box component="section" aria-labelledby="notes-title" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id="notes-title" variant="h4" component="h2" sx={{ flex: 1 }}>
          Notes
        </Typography>
        {data && data.notes.length > 0 && (
          <Button
            startIcon={<Icon name="download" />}
            onClick={() => exportNotes(course, data.notes)}
          >
            Export as Markdown
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        Only you can read your notes.
      </Typography>
      {canWrite && data && data.notes.length < MAX_NOTES && (
        <NewNote lesson={lesson} courseId={course.courseId} video={video} send={put.mutateAsync} />
      )}
      {failure && (
        <Alert severity="error" title="The note could not be deleted">
          {errorMessage(failure)}
        </Alert>
      )}
      {data && (
        <NotesList
          course={course}
          notes={data.notes}
          onSave={put.mutateAsync}
          onDelete={remove.mutateAsync}
        />
      )}
      {!data && error && (
        <FailedState
          title="Your notes could not be loaded"
          description={errorMessage(error)}
          onRetry={refetch}
        />
      )}
      {!data && !error && <LoadingState shape="text" />}
    </Box>
  );
}

function exportNotes(course: CourseLessons, notes: readonly Note[]): void {
  const file = new Blob([notesMarkdown(course, notes)], { type: 'text/markdown;charset=utf-8' });
  saveBlob(`${slug(course.coursename)}-notes.md`, file);
}
