import type { ChallengeSource } from './challenge-source';
import { mirrorTextTests } from './generated/mirror-text';

export const mirrorText: ChallengeSource = {
  title: 'Mirror Text',
  difficulty: 'Beginner',
  topics: ['Strings', 'Two pointers'],
  summary: 'Decide whether a line reads the same from both ends.',
  statement: [
    'A line is a mirror text when its letters and digits read the same from both ends. Spaces, punctuation and the case of letters do not matter.',
    'Decide whether the given line is one. A line without any letter or digit counts as one.',
  ],
  inputFormat: 'One line of text.',
  outputFormat: 'YES or NO.',
  constraints: ['1 ≤ length ≤ 10^5', 'The line holds printable ASCII characters'],
  examples: [
    { input: 'Never odd or even', explanation: 'Without spaces and case: neveroddoreven.' },
    { input: 'Sopaan', explanation: 'The first letter is s, the last is n.' },
  ],
  hiddenInputs: [
    'a',
    'ab',
    'Noon',
    '12321',
    '12 3 21!',
    '!!!',
    'Was it a car or a cat I saw?',
    'ab'.repeat(500) + 'a',
    'abca',
  ],
  tests: mirrorTextTests,
  solve(input) {
    const letters = [...input.toLowerCase().replace(/[^a-z0-9]/g, '')];
    return letters.join('') === letters.reverse().join('') ? 'YES' : 'NO';
  },
};
