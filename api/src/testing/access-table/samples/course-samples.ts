import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { addCourse } from '../../../modules/courses/testing/course';
import { addCompetition } from '../../../modules/competitions/testing/competition';
import type { TestApp } from '../../test-app';
import type { Sample, Samples } from './sample';

/** Adds the data that the samples of this file use. */
export async function addCourses({ database }: TestApp): Promise<void> {
  await addCourse(database, { id: 'course-of-samples' });
  await addCompetition(database, { id: 'event-of-samples' });
}

const course: Sample = { input: () => ({ id: 'course-of-samples' }) };
const competition: Sample = { input: () => ({ id: 'event-of-samples' }) };

export const courseSamples: Samples = {
  'GET /api/courses/:id/like': course,
  'PUT /api/courses/:id/like': course,
  'DELETE /api/courses/:id/like': course,
  'GET /api/competitions/:id/like': competition,
  'PUT /api/competitions/:id/like': competition,
  'DELETE /api/competitions/:id/like': competition,
  'GET /api/courses/:id/enrolment': course,
  'PUT /api/courses/:id/enrolment': course,
  'DELETE /api/courses/:id/enrolment': course,
  'GET /api/courses/:id/reviews': course,
  'GET /api/courses/:id/review': course,
  'PUT /api/courses/:id/review': {
    async input({ api, owner }) {
      await api.call(enrolEndpoint, { id: 'course-of-samples' }, owner.token);
      return { id: 'course-of-samples', rating: 4, text: 'Clear from the first chapter on.' };
    },
    // Other members are not enrolled.
    strangerStatus: 403,
  },
  'DELETE /api/courses/:id/review': course,
};
