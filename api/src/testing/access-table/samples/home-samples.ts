import type { Samples } from './sample';

export const homeSamples: Samples = {
  'GET /api/next-steps': {},
};
