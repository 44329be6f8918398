import type { CoinRules } from '@sopaan/schemas/stats/coins';

/** The share of right answers with which a quiz is passed, in percent. */
export const QUIZ_PASS_PERCENT = 60;

/** The coins that an activity earns when it is completed for the first time. */
const EARNINGS = {
  challenge: { title: 'Solve a challenge', coins: 10 },
  quiz: { title: `Pass a quiz with ${QUIZ_PASS_PERCENT}% or more`, coins: 20 },
  lesson: { title: 'Finish a lesson', coins: 5 },
} as const;

/** The rewards that members can buy with coins. */
const REWARDS = {
  'streak-freeze': {
    title: 'Streak freeze',
    description:
      'Covers the first day you miss in the 100 days, from the day you buy it, so your streak continues.',
    price: 50,
    maxHeld: 2,
  },
} as const;

export type EarningReason = keyof typeof EARNINGS;
export type RewardReason = keyof typeof REWARDS;

/** By ascending points. */
const LEVELS = [
  { name: 'Beginner', points: 0 },
  { name: 'Learner', points: 100 },
  { name: 'Achiever', points: 300 },
  { name: 'Expert', points: 800 },
  { name: 'Master', points: 2_000 },
] as const;

export function coinsFor(reason: EarningReason): number {
  return EARNINGS[reason].coins;
}

export function rewardOf(reason: RewardReason) {
  return REWARDS[reason];
}

/** The rules as the page shows them. */
export function coinRules(): CoinRules {
  return {
    earnings: Object.entries(EARNINGS).map(([reason, earning]) => ({ reason, ...earning })),
    rewards: Object.entries(REWARDS).map(([reason, reward]) => ({ reason, ...reward })),
    levels: [...LEVELS],
  };
}

export type EntryReason = EarningReason | RewardReason;

/** The title of an entry of the ledger. */
export function entryTitle(reason: EntryReason): string {
  return { ...EARNINGS, ...REWARDS }[reason].title;
}

interface Level {
  name: string;
  points: number;
}

/** The level that the points have reached, and the one after it. */
export function levelsAt(points: number): { level: Level; nextLevel: Level | null } {
  const level = LEVELS.findLast((candidate) => candidate.points <= points);
  if (!level) throw new RangeError(`Points are never negative: ${points}`);
  return { level, nextLevel: LEVELS.find((candidate) => candidate.points > points) ?? null };
}
