import type { ChallengeSource } from './challenge-source';
import { vowelCountTests } from './generated/vowel-count';

export const vowelCount: ChallengeSource = {
  title: 'Count the Vowels',
  difficulty: 'Beginner',
  topics: ['Strings'],
  statement: [
    'A school choir sings only the vowels of a line. To plan the breath, the teacher needs to know how many there are.',
    'Given one line of text, count the letters a, e, i, o and u, in lower or upper case.',
  ],
  inputFormat: 'One line of text.',
  outputFormat: 'One number: how many vowels the line holds.',
  constraints: ['1 ≤ length of the line ≤ 1000', 'The line holds printable ASCII characters'],
  examples: [
    { input: 'Sopaan', explanation: 'o, a and a.' },
    { input: 'Rhythm 42', explanation: 'There is no vowel; y does not count.' },
  ],
  hiddenInputs: [
    'AEIOU',
    'bcdfg',
    'a',
    'The quick brown fox jumps over the lazy dog',
    'Education',
    'x'.repeat(500) + 'e'.repeat(499),
    '12 + 30 = 42',
  ],
  tests: vowelCountTests,
  solve: (input) => String(input.match(/[aeiou]/gi)?.length ?? 0),
};
