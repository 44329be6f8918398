import type { Sample, Samples } from './sample';

/** The caller's own application for an open job. */
const application: Sample = { input: () => ({ id: 'job1' }) };

export const applicationSamples: Samples = {
  'GET /api/jobs/:id/application': application,
  'PUT /api/jobs/:id/application': application,
  'DELETE /api/jobs/:id/application': application,
  'GET /api/applications': {},
};
