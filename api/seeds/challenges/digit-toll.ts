import type { ChallengeSource } from './challenge-source';
import { digitTollTests } from './generated/digit-toll';

export const digitToll: ChallengeSource = {
  title: 'Digit Toll',
  difficulty: 'Beginner',
  topics: ['Numbers', 'Loops'],
  statement: [
    'A toll booth on the Ghat road has an odd rule: the toll in rupees is the sum of the digits of the vehicle number.',
    'Given the number N of a vehicle, find its toll.',
  ],
  inputFormat: 'One line with the number N.',
  outputFormat: 'One number: the sum of the digits of N.',
  constraints: ['0 ≤ N < 10^100 (N may be longer than a 64-bit integer)', 'N has no leading zeros'],
  examples: [
    { input: '4305', explanation: '4 + 3 + 0 + 5 = 12.' },
    { input: '0', explanation: 'The only digit is 0.' },
  ],
  hiddenInputs: [
    '7',
    '10',
    '99999',
    '1000000007',
    '123456789012345678901234567890',
    '9'.repeat(100),
    '8080808',
  ],
  tests: digitTollTests,
  solve: (input) => String([...input.trim()].reduce((sum, digit) => sum + Number(digit), 0)),
};
