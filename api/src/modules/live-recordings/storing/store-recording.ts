import type { FastifyInstance } from 'fastify';
import type { MediaServer } from '../../live-media/media-server';
import { addLessonVideo } from '../../lessons/video/add-lesson-video';
import { endRecording, setStartedAt } from '../recordings.repository';
import {
  findRecordedClass,
  type DueRecording,
  type RecordedClassRow,
} from './due-recordings.repository';
import { withRecording } from './with-recording';

type Dependencies = Pick<FastifyInstance, 'database' | 'videoFiles'> & { mediaServer: MediaServer };

const dateFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: 'Asia/Kolkata',
});

/**
 * Stores a recording as a lesson and returns its id; null while the recording is in progress. The lesson has the id of the recording, so an
 * attempt that was interrupted can be repeated.
 */
export async function storeRecording(
  dependencies: Dependencies,
  job: DueRecording,
  signal: AbortSignal,
): Promise<string | null> {
  const { database, mediaServer } = dependencies;
  const { id, class_id: classId } = job;
  const recorded = await findRecordedClass(database, id);
  if (!recorded) throw new Error('The class was deleted.');
  const current = await mediaServer.recording(classId);
  if (current?.id === id) {
    await setStartedAt(database, id, current.startedAt);
    if (recorded.is_live && !recorded.has_ended) return null;
    await mediaServer.stopRecording(classId);
  }
  await endRecording(database, id);
  if (!recorded.is_stored) await addLesson(dependencies, { id, recorded, signal });
  await mediaServer.removeRecording(id);
  return id;
}

interface NewLesson {
  id: string;
  recorded: RecordedClassRow;
  signal: AbortSignal;
}

async function addLesson(
  { database, videoFiles, mediaServer }: Dependencies,
  { id, recorded: { course_id: courseId, title, started_at: startedAt }, signal }: NewLesson,
): Promise<void> {
  if (courseId === null) throw new Error('The class belongs to no course any more.');
  await withRecording({ mediaServer, id, signal }, (video) =>
    addLessonVideo(
      { database, videoFiles },
      {
        courseId,
        newVideoId: id,
        firstChapter: 'Recordings',
        title: `${title} (${dateFormat.format(startedAt)})`,
        video,
      },
    ),
  );
}
