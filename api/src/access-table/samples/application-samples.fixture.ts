import type { Sample, Samples } from './sample.fixture';

/** Each member's own one, for a job that is open. */
const application: Sample = { input: () => ({ id: 'job1' }) };

export const applicationSamples: Samples = {
  'GET /api/jobs/:id/application': application,
  'PUT /api/jobs/:id/application': application,
  'DELETE /api/jobs/:id/application': application,
  'GET /api/applications': {},
};
