import { randomUUID } from 'node:crypto';
import { addJob } from '../../../modules/jobs/testing/job';
import type { Samples } from './sample';

export const pageSamples: Samples = {
  'GET /api/pages/head': { input: () => ({ path: '/course' }) },
  'GET /api/search': { input: () => ({ q: 'python' }) },
  'GET /api/pages/sitemaps': {},
  'GET /api/pages/sitemaps/:kind/:part': {
    input: () => ({ kind: 'jobs', part: 1 }),
  },
  'GET /api/share-pictures/:kind/:id': {
    async input({ api }) {
      const id = randomUUID();
      await addJob(api.database, { id });
      return { kind: 'job', id };
    },
  },
};
