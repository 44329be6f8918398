import {
  executeEndpoint,
  getRuntimesEndpoint,
  LANGUAGES,
} from '@sopaan/schemas/code-runs/code-run';
import { getChallengeEndpoint, type Challenge } from '@sopaan/schemas/practice/challenge';
import {
  getSubmissionsEndpoint,
  type SubmissionListItem,
} from '@sopaan/schemas/practice/submission';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aFullChallenge } from './challenges';
import { aRun } from './runs';

export const challengePath = '/code_editor/:type/:title/:id';
export const challengeUrl = '/code_editor/code_conquest/bus-meeting/c1';

/** A fake API with one challenge, all languages, and runs that print 12. */
export function challengeNetwork(
  challenge: Partial<Challenge> = {},
  submissions: SubmissionListItem[] = [],
) {
  return fakeNetwork()
    .on(getChallengeEndpoint, () => aFullChallenge(challenge))
    .on(getRuntimesEndpoint, () =>
      LANGUAGES.map((language) => ({
        language,
        version: '1.2.3',
        aliases: [],
        available: true,
        reason: '',
      })),
    )
    .on(getSubmissionsEndpoint, () => ({ items: submissions, nextCursor: null }))
    .on(executeEndpoint, () => aRun({ stdout: '12\n' }));
}
