import type { ChallengeSource } from './challenge-source';
import { bestStreakTests } from './generated/best-streak';
import { lineAt, numbersOf, sequence } from './input-text';

export const bestStreak: ChallengeSource = {
  title: 'Best Days of the Stall',
  summary: 'Find the largest total profit of an unbroken period of days.',
  difficulty: 'Intermediate',
  topics: ['Dynamic programming', 'Arrays'],
  statement: [
    'A tea stall wrote down its profit for each day; a loss is a negative number. The owner wants to tell the bank about the best unbroken period of one or more days.',
    'Find the largest total profit of such a period.',
  ],
  inputFormat: 'The first line holds N. The second line holds N profits.',
  outputFormat: 'One number: the largest total.',
  constraints: ['1 ≤ N ≤ 10^5', '-10^4 ≤ profit ≤ 10^4'],
  examples: [
    { input: '6\n4 -1 2 -8 5 1', explanation: 'The last two days earn 6, the first three 5.' },
    {
      input: '3\n-7 -2 -5',
      explanation: 'The period has at least one day, so the smallest loss is best.',
    },
  ],
  hiddenInputs: [
    '1\n0',
    '1\n-9',
    '5\n1 2 3 4 5',
    '9\n-2 1 -3 4 -1 2 1 -5 4',
    '4\n10000 -10000 10000 -10000',
    `1000\n${sequence(1000, (index) => ((index * 7919) % 201) - 100)}`,
    '3\n5 -6 5',
  ],
  tests: bestStreakTests,
  solve(input) {
    let endingHere = -Infinity;
    let best = -Infinity;
    for (const profit of numbersOf(lineAt(input, 1))) {
      endingHere = Math.max(profit, endingHere + profit);
      best = Math.max(best, endingHere);
    }
    return String(best);
  },
};
