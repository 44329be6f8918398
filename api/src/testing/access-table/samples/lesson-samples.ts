import { randomUUID } from 'node:crypto';
import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import { issueCertificateEndpoint } from '@sopaan/schemas/courses/certificate';
import { HLS_PLAYLIST } from '@sopaan/schemas/courses/lesson-content';
import { addCourse } from '../../../modules/courses/testing/course';
import {
  addLessonContent,
  addVideo,
  addVideoQuestion,
} from '../../../modules/lessons/testing/lesson';
import { addEncoding } from '../../../modules/lessons/encoding/testing/encoding';
import { addLiveClass } from '../../../modules/live-media/testing/live-class';
import { addRecording } from '../../../modules/live-recordings/testing/stored-recording';
import type { TestApp } from '../../test-app';
import type { Sample, Samples } from './sample';

const COURSE_ID = 'course-with-lessons';
const KEY = { id: COURSE_ID, videoId: 'video-1' };
const NOTE_ID = randomUUID();
const chapters = [
  { _id: 'chapter-1', title: 'Start', videos: [{ _id: 'video-1', title: 'Tags', seconds: 60 }] },
  { _id: 'chapter-2', title: 'End', videos: [{ _id: 'text-1', title: 'Texts', seconds: 60 }] },
];
const read = { id: 'course-to-read', videoId: 'text-1' };

let fileId = '';
let hlsVersion = '';

/** Adds the data that the samples of this file use. */
export async function addLessons({ app, database }: TestApp): Promise<void> {
  await addCourse(database, { id: COURSE_ID, chapters: JSON.stringify(chapters) });
  fileId = await addVideo(app.videoFiles, Buffer.from('a video'));
  hlsVersion = await addEncoding(app, fileId);
  const video = { kind: 'video', file_id: fileId, html: '' };
  await addLessonContent(database, { course_id: COURSE_ID, video_id: 'video-1', ...video });
  await addLessonContent(database, { course_id: COURSE_ID, video_id: 'text-1' });
  await addVideoQuestion(database, { course_id: COURSE_ID, video_id: 'video-1' });
  const recorded = { id: 'recorded-class', course_id: COURSE_ID, ended_at: new Date() };
  await addLiveClass(database, recorded);
  await addRecording(database, { classId: recorded.id, lessonId: 'video-1' });
  const course = { certificate: true, chapters: JSON.stringify(chapters.slice(1)) };
  await addCourse(database, { id: read.id, ...course });
  await addLessonContent(database, { course_id: read.id, video_id: read.videoId });
}

/** Other members are not enrolled. */
const forTheEnrolled = (input: Record<string, unknown>): Sample => ({
  async input({ api, owner }) {
    await api.call(enrolEndpoint, { id: COURSE_ID }, owner.token);
    return input;
  },
  strangerStatus: 403,
});

export const lessonSamples: Samples = {
  'GET /api/courses/:id/lessons': { input: () => ({ id: COURSE_ID }) },
  'GET /api/courses/:id/lessons/:videoId': { input: () => KEY },
  'GET /api/courses/:id/lessons/:videoId/chat': { input: () => KEY },
  'GET /api/courses/:id/lessons/:videoId/video': { input: () => ({ ...KEY, file: fileId }) },
  'GET /api/courses/:id/lessons/:videoId/hls/:version/:name': {
    input: () => ({ ...KEY, version: hlsVersion, name: HLS_PLAYLIST.name }),
  },
  'PUT /api/courses/:id/lessons/:videoId/watched': forTheEnrolled({ ...KEY, intervals: [[0, 5]] }),
  'PUT /api/courses/:id/lessons/:videoId/finished': forTheEnrolled({
    id: COURSE_ID,
    videoId: 'text-1',
  }),
  'PUT /api/courses/:id/lessons/:videoId/questions/:questionId/answer': {
    input: () => ({ ...KEY, questionId: 'q1', option: 0 }),
  },
  'GET /api/courses/:id/notes': { input: () => ({ id: COURSE_ID }) },
  'PUT /api/courses/:id/notes/:noteId': {
    input: () => ({ ...KEY, noteId: NOTE_ID, atSeconds: 1, text: 'A note' }),
  },
  'DELETE /api/courses/:id/notes/:noteId': { input: () => ({ id: COURSE_ID, noteId: NOTE_ID }) },
  'PUT /api/courses/:id/certificate': {
    async input({ api, owner }) {
      await api.call(enrolEndpoint, { id: read.id }, owner.token);
      await api.call(finishLessonEndpoint, read, owner.token);
      return { id: read.id };
    },
    // Other members have not finished the course.
    strangerStatus: 409,
  },
  'GET /api/certificates/:code': {
    async input({ api, owner }) {
      await api.call(enrolEndpoint, { id: read.id }, owner.token);
      await api.call(finishLessonEndpoint, read, owner.token);
      const { code } = await api.call(issueCertificateEndpoint, { id: read.id }, owner.token);
      return { code };
    },
  },
};
