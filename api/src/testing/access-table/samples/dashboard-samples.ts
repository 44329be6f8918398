import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { addCourse } from '../../../modules/courses/testing/course';
import type { TestApp } from '../../test-app';
import type { Sample, Samples } from './sample';

const COURSE_ID = 'course-with-lessons';
const chapters = [
  { _id: 'chapter-1', title: 'Start', videos: [{ _id: 'video-1', title: 'Tags', seconds: 60 }] },
];

/** Adds the data that the samples of this file use. */
export async function addLessons({ database }: TestApp): Promise<void> {
  await addCourse(database, { id: COURSE_ID, chapters: JSON.stringify(chapters) });
}

const savedCourse: Sample = { input: () => ({ kind: 'course', id: COURSE_ID }) };

export const dashboardSamples: Samples = {
  'PUT /api/courses/:id/lessons/:videoId/finished': {
    async input({ api, owner }) {
      await api.call(enrolEndpoint, { id: COURSE_ID }, owner.token);
      return { id: COURSE_ID, videoId: 'video-1' };
    },
    // Other members are not enrolled.
    strangerStatus: 403,
  },
  'PUT /api/saved/:kind/:id': savedCourse,
  'DELETE /api/saved/:kind/:id': savedCourse,
  'POST /api/saved': { input: () => ({ items: [{ kind: 'course', id: COURSE_ID }] }) },
  'GET /api/saved': {},
  'GET /api/saved-keys': {},
  'GET /api/activity': {},
  'GET /api/matching-jobs': { input: () => ({ kind: 'private' }) },
  'GET /api/followed-institutes': {},
};
