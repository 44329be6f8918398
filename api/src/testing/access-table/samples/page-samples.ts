import type { Samples } from './sample';

export const pageSamples: Samples = {
  'GET /api/pages/head': { input: () => ({ path: '/course' }) },
  'GET /api/search': { input: () => ({ q: 'python' }) },
  'GET /api/pages/sitemaps': {},
  'GET /api/pages/sitemaps/:kind/:part': {
    input: () => ({ kind: 'jobs', part: 1 }),
  },
};
