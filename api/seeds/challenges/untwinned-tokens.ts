import type { ChallengeSource } from './challenge-source';
import { untwinnedTokensTests } from './generated/untwinned-tokens';

function countUpTo(limit: bigint, divisor: number): bigint {
  const digits = [...String(limit)].map(Number);
  const known = new Map<string, bigint>();
  /** The number of ways to continue after the first digits; 10 means "no digit yet". */
  const count = (position: number, last: number, rest: number, tight: boolean): bigint => {
    if (position === digits.length) return last < 10 && rest === 0 ? 1n : 0n;
    const key = `${position} ${last} ${rest}`;
    const found = tight ? undefined : known.get(key);
    if (found !== undefined) return found;
    const largest = tight ? (digits[position] ?? 0) : 9;
    let sum = 0n;
    for (let digit = 0; digit <= largest; digit += 1) {
      if (digit === last) continue;
      const now = last === 10 && digit === 0 ? 10 : digit;
      sum += count(position + 1, now, (rest + digit) % divisor, tight && digit === largest);
    }
    if (!tight) known.set(key, sum);
    return sum;
  };
  return count(0, 10, 0, true);
}

export const untwinnedTokens: ChallengeSource = {
  title: 'Tokens Without Twins',
  difficulty: 'Expert',
  topics: ['Dynamic programming', 'Numbers'],
  statement: [
    'A temple gives out tokens with the numbers A to B and keeps the lucky ones for its festival. A number is lucky when no two neighbouring digits are equal and the sum of its digits is divisible by K. It is written without leading zeros.',
    'Print how many of the numbers from A to B, both included, are lucky.',
  ],
  inputFormat: 'One line with A, B and K.',
  outputFormat: 'One number: how many lucky numbers there are.',
  constraints: ['1 ≤ A ≤ B ≤ 10^18 (looking at every number is too slow)', '1 ≤ K ≤ 20'],
  examples: [
    {
      input: '10 50 5',
      explanation: '14, 19, 23, 28, 32, 37, 41, 46 and 50.',
    },
    { input: '11 11 2', explanation: 'The sum is even, but the two digits are equal.' },
  ],
  hiddenInputs: [
    '1 1 1',
    '1 9 9',
    '1 1000 1',
    '100 200 20',
    '987654321 987654321 9',
    '123456 654321 7',
    '999999999999999990 1000000000000000000 1',
  ],
  tests: untwinnedTokensTests,
  solve(input) {
    const [from = 1n, to = 1n, divisor = 1n] = input.trim().split(/\s+/).map(BigInt);
    return String(countUpTo(to, Number(divisor)) - countUpTo(from - 1n, Number(divisor)));
  },
};
