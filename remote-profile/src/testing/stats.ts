import type { Stats } from '@sopaan/schemas/stats/stats';

/** The stats of a new member. */
export function someStats(changes: Partial<Stats> = {}): Stats {
  return {
    coins: 0,
    points: 0,
    level: { name: 'Beginner', points: 0 },
    nextLevel: { name: 'Learner', points: 100 },
    streakFreezes: 0,
    followers: 0,
    followings: 0,
    badges: [
      {
        key: 'first-challenge',
        title: 'First step',
        rule: 'Solve your first challenge.',
        earnedAt: null,
      },
    ],
    ...changes,
  };
}
