import type { ChallengeSource } from './challenge-source';
import { linesOf, sequence } from './input-text';
import { parcelCheckTests } from './generated/parcel-check';

export const parcelCheck: ChallengeSource = {
  title: 'The Last Sign of a Parcel Number',
  difficulty: 'Beginner',
  topics: ['Numbers', 'Strings'],
  statement: [
    'A courier office ends every parcel number with a check sign, so that a wrongly copied number is noticed. The digits before the sign are multiplied by 2, 3, 4, 5, 6, 7, then again 2, 3 and so on, beginning with the digit next to the sign and going to the left. The check sign is the number that has to be added to the sum of the products to make it divisible by 11: a digit from 0 to 9, or X for 10.',
    'For each parcel number print OK when its sign is right, otherwise the sign that it should have.',
  ],
  inputFormat:
    'The first line holds N. Each of the next N lines holds a parcel number: its digits and then the sign.',
  outputFormat: 'N lines: OK or the right sign.',
  constraints: [
    '1 ≤ N ≤ 1000',
    'There are 1 to 30 digits before the sign',
    'The sign is a digit or X',
  ],
  examples: [
    {
      input: '2\n4710\n4715',
      explanation: '1 × 2 + 7 × 3 + 4 × 4 = 39, and 39 + 5 = 44: the sign has to be 5.',
    },
    { input: '1\n6X', explanation: '6 × 2 = 12, and 12 + 10 is divisible by 11.' },
  ],
  hiddenInputs: [
    '1\n00',
    '3\n0000000\n000000X\n0000001',
    '4\n19\n1X\n60\n100',
    '3\n12345679\n1234567X\n12345670',
    '2\n999999999999999999999999999999X\n1000000000000000000000000000007',
    `40\n${sequence(40, (index) => 1000000 + ((index * 7919) % 900000)).replaceAll(' ', '\n')}`,
    `60\n${sequence(60, (index) => 560001000000 + index * 4021).replaceAll(' ', 'X\n')}0`,
  ],
  tests: parcelCheckTests,
  solve(input) {
    return linesOf(input)
      .slice(1)
      .map((line) => {
        const number = line.trim();
        const digits = [...number.slice(0, -1)].reverse();
        const sum = digits.reduce(
          (total, digit, index) => total + Number(digit) * ((index % 6) + 2),
          0,
        );
        const missing = (11 - (sum % 11)) % 11;
        const sign = missing === 10 ? 'X' : String(missing);
        return number.endsWith(sign) ? 'OK' : sign;
      })
      .join('\n');
  },
};
