import type { VideoFiles } from '../../../files/videos/video-files';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores the content of a lesson, by default a text. */
export function addLessonContent(
  database: Queryable,
  row: { course_id: string; video_id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  return insertRow(database, 'lesson_contents', {
    kind: 'text',
    html: '<p>Read this.</p>',
    ...row,
  });
}

/** Stores bytes as a video. */
export function addVideo(videoFiles: VideoFiles, bytes: Buffer, seconds = 100): Promise<string> {
  return videoFiles.add({
    mediaType: 'video/webm',
    seconds,
    bytes: bytes.length,
    readPart: async (start, end) => bytes.subarray(start, end),
  });
}

/** Stores a question with two options, the first of which is correct. */
export function addVideoQuestion(
  database: Queryable,
  row: { course_id: string; video_id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  return insertRow(database, 'video_questions', {
    question_id: 'q1',
    at_seconds: 20,
    body: 'Which list has numbers?',
    options: JSON.stringify(['An ordered list', 'An unordered list']),
    correct_option: 0,
    explanation: 'Its items are numbered.',
    ...row,
  });
}
