import type { ChallengeSource } from './challenge-source';
import { busMeetingTests } from './generated/bus-meeting';
import { numbersOf } from './input-text';

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

export const busMeeting: ChallengeSource = {
  title: 'When the Buses Meet',
  difficulty: 'Beginner',
  topics: ['Numbers'],
  statement: [
    'Two buses leave the stand together at minute 0. One comes back every A minutes, the other every B minutes.',
    'Print the greatest common divisor of A and B, and the minute at which both are at the stand again for the first time.',
  ],
  inputFormat: 'One line with A and B.',
  outputFormat: 'Two numbers: the greatest common divisor and the minute of the next meeting.',
  constraints: ['1 ≤ A, B ≤ 10^9 (the second answer may need 64 bits)'],
  examples: [
    {
      input: '12 18',
      explanation: 'Both numbers are divisible by 6; the buses meet at minute 36.',
    },
    { input: '7 7', explanation: 'The buses always come together.' },
  ],
  hiddenInputs: ['1 1', '1 1000000000', '8 12', '17 19', '270 192', '600 45'],
  tests: busMeetingTests,
  solve(input) {
    const [a = 1, b = 1] = numbersOf(input).map(BigInt);
    const divisor = greatestCommonDivisor(BigInt(a), BigInt(b));
    return `${divisor} ${(BigInt(a) / divisor) * BigInt(b)}`;
  },
};
