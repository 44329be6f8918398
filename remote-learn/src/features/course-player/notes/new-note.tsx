import { newId } from '@sopaan/api-client/new-id';
import type { LessonSummary } from '@sopaan/schemas/courses/lesson-content';
import { clockText } from '../time-text';
import { useVideoSecond } from '../video/use-video-second';
import { NoteForm } from './note-form';

interface NewNoteProps {
  courseId: string;
  lesson: LessonSummary;
  video: HTMLVideoElement | null;
  send: (note: {
    noteId: string;
    videoId: string;
    atSeconds: number;
    text: string;
  }) => Promise<unknown>;
}

/** The form of a new note: at the current time in a video lesson, without a time in other lessons. */
export function NewNote({ courseId, lesson, video, send }: NewNoteProps) {
  const second = useVideoSecond(video);
  const isVideo = lesson.kind === 'video';
  return (
    <NoteForm
      subject={`${courseId}.${lesson._id}`}
      label={isVideo ? `New note at ${clockText(second)}` : 'New note'}
      initial={{ text: '', atSeconds: 0 }}
      now={() => (isVideo ? second : 0)}
      send={({ text, atSeconds }) =>
        send({ noteId: newId(), videoId: lesson._id, atSeconds, text })
      }
    />
  );
}
