import { randomUUID } from 'node:crypto';
import { addSubmission } from '../../../modules/submissions/testing/submission';
import type { Samples } from './sample';

export const submissionSamples: Samples = {
  'POST /api/practice/challenges/:id/submissions': {
    input: () => ({ id: 'c1', language: 'python', code: 'print(1)', requestId: randomUUID() }),
  },
  'GET /api/practice/challenges/:id/submissions': { input: () => ({ id: 'c1' }) },
  'GET /api/practice/submissions/:id': {
    input: async ({ api, owner }) => ({
      id: await addSubmission(api.database, { userId: owner.userId, challengeId: 'c1' }),
    }),
    strangerStatus: 404,
  },
};
