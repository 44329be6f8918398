import {
  getConquestEndpoint,
  getLeaderboardEndpoint,
  type Standing,
} from '@sopaan/schemas/practice/conquest';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aChallenge } from './challenges';

function aStanding(rank: number, changes: Partial<Standing> = {}): Standing {
  return {
    rank,
    name: `Person ${rank}`,
    points: 100 - rank,
    solvedCount: 3,
    reachedAt: '2026-11-01T06:30:00.000Z',
    isYou: false,
    ...changes,
  };
}

const rounds = [
  {
    number: 1,
    title: 'First steps',
    summary: 'Plain loops.',
    points: 30,
    earnedPoints: 10,
    challenges: [
      aChallenge({ id: 'a', title: 'Electricity bill', status: 'solved', solvedCount: 4 }),
      aChallenge({ id: 'b', title: 'Berth finder', points: 20, status: 'tried' }),
    ],
  },
  { number: 2, title: 'The summit', summary: '', points: 80, earnedPoints: 0, challenges: [] },
];

const lastPage = { nextCursor: null, you: null };

/** A leaderboard without scores. */
export const noStandings = { ...lastPage, items: [], total: 0 };

/** A fake API with two rounds and their standings. */
export function conquestServer() {
  return fakeNetwork()
    .on(getConquestEndpoint, () => ({ rounds }))
    .on(getLeaderboardEndpoint, ({ round, cursor }) => {
      if (round === 1) return { ...lastPage, items: [aStanding(1, { name: 'Bela S.' })], total: 1 };
      if (cursor) {
        return { ...lastPage, items: [aStanding(3), aStanding(40, { isYou: true })], total: 2 };
      }
      const you = aStanding(40, { name: 'Asha R.', isYou: true, points: 10 });
      return { items: [aStanding(1), aStanding(2)], nextCursor: 'more', you, total: 40 };
    });
}
