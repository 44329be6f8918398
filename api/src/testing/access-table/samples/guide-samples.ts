import { giveUpChallengeEndpoint } from '@sopaan/schemas/practice/challenge-guide';
import { addGuide } from '../../../modules/practice/testing/guide';
import type { TestApp } from '../../test-app';
import type { Sample, Samples } from './sample';

/** Adds the data that the samples of this file use. */
export async function addSampleGuide({ database }: TestApp): Promise<void> {
  await addGuide(database, 'c1');
}

const challenge: Sample = { input: () => ({ challengeId: 'c1' }) };

export const guideSamples: Samples = {
  'GET /api/practice/challenges/:challengeId/guide': challenge,
  'POST /api/practice/challenges/:challengeId/guide/hints': {
    input: () => ({ challengeId: 'c1', hintNumber: 1 }),
  },
  'POST /api/practice/challenges/:challengeId/guide/give-up': challenge,
  'GET /api/practice/challenges/:challengeId/editorial': {
    // Another member has not solved the challenge.
    async input({ api, owner }) {
      await api.call(giveUpChallengeEndpoint, { challengeId: 'c1' }, owner.token);
      return { challengeId: 'c1' };
    },
    strangerStatus: 403,
  },
};
