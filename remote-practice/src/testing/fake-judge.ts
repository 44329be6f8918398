import { getConquestEndpoint, getLeaderboardEndpoint } from '@sopaan/schemas/practice/conquest';
import {
  createSubmissionEndpoint,
  getSubmissionEndpoint,
  getSubmissionsEndpoint,
  type Submission,
} from '@sopaan/schemas/practice/submission';
import { getSimilarChallengesEndpoint } from '@sopaan/schemas/similar/similar-items';
import type { FakeNetwork } from '@sopaan/testing/fake-network';
import { aChallenge } from './challenges';
import { aSubmission } from './submissions';

/** A fake judge that advances by one step with each request. */
export function fakeJudge(...steps: Array<Partial<Submission>>) {
  let stepIndex = 0;
  return judgeWithState(() => steps[Math.min(stepIndex++, steps.length - 1)] ?? {});
}

/** A fake judge that responds with the current state of its submission. */
export function judgeWithState(currentState: () => Partial<Submission>) {
  let latest: Submission | null = null;
  const next = () => {
    latest = aSubmission(currentState());
    return latest;
  };
  return (network: FakeNetwork) =>
    void network
      .on(createSubmissionEndpoint, next)
      .on(getSubmissionEndpoint, next)
      .on(getSubmissionsEndpoint, () => ({
        items: latest ? [latest] : [],
        nextCursor: null,
      }))
      .on(getLeaderboardEndpoint, () => ({
        items: [],
        nextCursor: null,
        total: 57,
        you: {
          rank: 40,
          name: 'Asha R.',
          points: 130,
          solvedCount: 9,
          reachedAt: '2026-11-21T10:00:00.000Z',
          isYou: true,
        },
      }))
      .on(getSimilarChallengesEndpoint, () => ({
        basis: 'similar',
        items: [
          { ...aChallenge({ id: 'c2', title: 'Leap years' }), shared: [] },
          {
            ...aChallenge({ id: 'c3', title: 'Sum of digits' }),
            shared: [{ type: 'topic', value: 'Numbers' }],
          },
        ],
      }))
      .on(getConquestEndpoint, () => ({
        rounds: [
          {
            number: 1,
            title: 'First steps',
            summary: '',
            points: 20,
            earnedPoints: 10,
            challenges: [
              aChallenge({ status: 'solved' }),
              aChallenge({ id: 'c2', title: 'Leap years', status: 'new' }),
            ],
          },
        ],
      }));
}
