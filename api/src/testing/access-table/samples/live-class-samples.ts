import { randomUUID } from 'node:crypto';
import { addLiveClass } from '../../../modules/live-classes/testing/live-class';
import { hoursFromNow } from '../../insert-row';
import type { TestApp } from '../../test-app';
import type { Sample, Samples } from './sample';

const id = 'class-of-samples';
const liveClass: Sample = { input: () => ({ id }) };

/** Adds the data that the samples of this file use. */
export function addSampleClass({ database }: TestApp): Promise<void> {
  return addLiveClass(database, { id });
}

/** A class that the owner teaches; other members may not start or end it. */
const ofTeacher = (row: object): Sample => ({
  async input({ api, owner }) {
    const classId = randomUUID();
    const starts_at = hoursFromNow(0);
    await addLiveClass(api.database, { id: classId, starts_at, teacher_id: owner.userId, ...row });
    return { id: classId };
  },
  strangerStatus: 403,
});

export const liveClassSamples: Samples = {
  'GET /api/live-classes': {},
  'GET /api/live-classes/:id': liveClass,
  'PUT /api/live-classes/:id/registration': liveClass,
  'DELETE /api/live-classes/:id/registration': liveClass,
  'PUT /api/live-classes/:id/start': ofTeacher({}),
  'PUT /api/live-classes/:id/end': ofTeacher({ started_at: hoursFromNow(0) }),
  'GET /api/live-classes/:id/calendar.ics': liveClass,
};
