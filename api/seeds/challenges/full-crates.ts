import type { ChallengeSource } from './challenge-source';
import { fullCratesTests } from './generated/full-crates';
import { lineAt, numbersOf, sequence } from './input-text';

export const fullCrates: ChallengeSource = {
  title: 'Only Full Crates',
  summary: 'Print how many periods of days fill whole crates of K, and the length of the longest.',
  difficulty: 'Intermediate',
  topics: ['Hashing', 'Arrays'],
  statement: [
    'An orchard sends its oranges to town in crates of exactly K, and the driver only comes for full crates. The oranges picked in one unbroken period of one or more days are sent together; a period is good when they fill whole crates with nothing left over. A period without any orange is good as well.',
    'Print how many periods are good, and the number of days of the longest good one (0 when there is none).',
  ],
  inputFormat:
    'The first line holds the number of days N and K. The second line holds the oranges of each day.',
  outputFormat: 'Two numbers: the good periods and the days of the longest.',
  constraints: [
    '1 ≤ N ≤ 10^5',
    '1 ≤ K ≤ 10^9',
    '0 ≤ oranges ≤ 10^4',
    'The first answer may need 64 bits',
  ],
  examples: [
    {
      input: '5 6\n4 2 9 3 5',
      explanation: '4 + 2, 9 + 3 and 4 + 2 + 9 + 3 are divisible by 6; the last has four days.',
    },
    { input: '2 7\n3 5', explanation: 'Neither 3, 5 nor 8 fills whole crates.' },
  ],
  hiddenInputs: [
    '1 1\n0',
    '1 2\n1',
    '4 5\n0 0 0 0',
    '6 1\n7 8 9 1 2 3',
    '5 1000000000\n1 2 0 3 4',
    '7 4\n1 1 1 1 1 1 1',
    `800 37\n${sequence(800, (index) => (index * 7919) % 211)}`,
  ],
  tests: fullCratesTests,
  solve(input) {
    const [, crate = 1] = numbersOf(lineAt(input, 0));
    // For each remainder of all oranges so far, how often it occurred and after which day it did first.
    const seen = new Map([[0, { times: 1, first: 0 }]]);
    let left = 0;
    let good = 0;
    let longest = 0;
    for (const [index, oranges] of numbersOf(lineAt(input, 1)).entries()) {
      left = (left + oranges) % crate;
      const same = seen.get(left) ?? { times: 0, first: index + 1 };
      good += same.times;
      longest = Math.max(longest, index + 1 - same.first);
      seen.set(left, { ...same, times: same.times + 1 });
    }
    return `${good} ${longest}`;
  },
};
