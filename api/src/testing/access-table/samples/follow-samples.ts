import type { Sample, Samples } from './sample';

/** Added with the quiz of the content samples. */
const institute: Sample = { input: () => ({ id: 'i1' }) };

export const followSamples: Samples = {
  'GET /api/institutes/:id/follow': institute,
  'PUT /api/institutes/:id/follow': institute,
  'DELETE /api/institutes/:id/follow': institute,
};
