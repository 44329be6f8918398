import type { Sample, Samples } from './sample';

const COURSE_ID = 'course-with-lessons';
const savedCourse: Sample = { input: () => ({ kind: 'course', id: COURSE_ID }) };

export const dashboardSamples: Samples = {
  'PUT /api/saved/:kind/:id': savedCourse,
  'DELETE /api/saved/:kind/:id': savedCourse,
  'POST /api/saved': { input: () => ({ items: [{ kind: 'course', id: COURSE_ID }] }) },
  'GET /api/saved': {},
  'GET /api/saved-keys': {},
  'GET /api/activity': {},
  'GET /api/matching-jobs': { input: () => ({ kind: 'private' }) },
  'GET /api/followed-institutes': {},
};
