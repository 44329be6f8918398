import type { ChallengeSource } from './challenge-source';
import { lakhAndCroreTests } from './generated/lakh-and-crore';

export const lakhAndCrore: ChallengeSource = {
  title: 'Lakhs and Crores',
  difficulty: 'Beginner',
  topics: ['Strings', 'Numbers'],
  statement: [
    'In Indian account books the last three digits of a number stand together, and all digits before them are grouped in pairs from the right, with a comma between the groups: 1,23,45,678.',
    'Write the given number in this way. A minus sign stays in front.',
  ],
  inputFormat: 'One line with a whole number.',
  outputFormat: 'The number with commas.',
  constraints: [
    '-10^60 < number < 10^60 (it may be longer than a 64-bit integer)',
    'There are no leading zeros and no -0',
  ],
  examples: [
    { input: '2500000', explanation: 'Twenty-five lakh.' },
    { input: '-999', explanation: 'Three digits need no comma.' },
  ],
  hiddenInputs: [
    '0',
    '1000',
    '-1000',
    '99999',
    '100000',
    '-12345678',
    '9'.repeat(60),
    `-1${'0'.repeat(58)}`,
  ],
  tests: lakhAndCroreTests,
  solve: (input) => input.trim().replace(/\d(?=(\d\d)*\d{3}$)/g, '$&,'),
};
