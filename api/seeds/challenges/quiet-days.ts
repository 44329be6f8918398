import type { ChallengeSource } from './challenge-source';
import { readNumbers } from './input-text';
import { quietDaysTests } from './generated/quiet-days';

export const quietDays: ChallengeSource = {
  title: 'Quiet Days in the Bazaar',
  difficulty: 'Intermediate',
  topics: ['Numbers', 'Bits'],
  statement: [
    'Each weekly market of a small town has its own rhythm: the first is held on every day that is divisible by A, the second on every day divisible by B, and so on. Days are counted from 1. A day without any market is quiet, and a day with exactly one is easy for the street sweepers.',
    'Of the days 1 to N, print how many are quiet and how many have exactly one market.',
  ],
  inputFormat:
    'The first line holds N and the number of markets K. The second line holds the K rhythms, in days.',
  outputFormat: 'Two numbers: the quiet days and the days with exactly one market.',
  constraints: [
    '1 ≤ N ≤ 10^12 (looking at every day is too slow)',
    '1 ≤ K ≤ 12',
    '1 ≤ rhythm ≤ 1000; two markets may share a rhythm',
  ],
  examples: [
    {
      input: '12 2\n3 4',
      explanation: 'Days 1, 2, 5, 7, 10 and 11 are quiet; on day 12 both markets are held.',
    },
    { input: '5 1\n1', explanation: 'There is a market every day.' },
  ],
  hiddenInputs: [
    '1 1\n2',
    '30 3\n2 3 5',
    '100 2\n10 10',
    '50 3\n2 4 8',
    '1000 1\n7',
    '10000 4\n6 10 15 1000',
    '9999 10\n2 3 5 7 11 13 17 19 23 29',
    '20000 6\n997 991 983 977 971 967',
  ],
  tests: quietDaysTests,
  solve(input) {
    const next = readNumbers(input);
    const days = next();
    const rhythms = Array.from({ length: next() }, () => BigInt(next()));
    let quiet = 0n;
    let single = 0n;
    // Inclusion–exclusion: `held` counts the days on which every market of the subset is held.
    const add = (from: number, step: bigint, size: number) => {
      const held = BigInt(days) / step;
      const sign = size % 2 === 0 ? 1n : -1n;
      quiet += sign * held;
      single -= sign * BigInt(size) * held;
      for (const [offset, rhythm] of rhythms.slice(from).entries()) {
        add(from + offset + 1, leastCommonMultiple(step, rhythm), size + 1);
      }
    };
    add(0, 1n, 0);
    return `${quiet} ${single}`;
  },
};

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [divisor, remainder] = [a, b];
  while (remainder > 0n) [divisor, remainder] = [remainder, divisor % remainder];
  return (a / divisor) * b;
}
