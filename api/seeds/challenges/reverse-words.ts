import type { ChallengeSource } from './challenge-source';
import { reverseWordsTests } from './generated/reverse-words';

export const reverseWords: ChallengeSource = {
  title: 'Last Word First',
  summary: 'Put the words of the line in the opposite order.',
  difficulty: 'Beginner',
  topics: ['Strings'],
  statement: [
    'A sign painter read an order from the wrong end. Put the words of the line in the opposite order so that the sign makes sense again.',
    'The letters inside each word stay as they are. Words are separated by one or more spaces; print exactly one space between words.',
  ],
  inputFormat: 'One line of words.',
  outputFormat: 'The words in the opposite order, separated by one space.',
  constraints: ['1 ≤ number of words ≤ 200', 'Each word has 1 to 20 letters or digits'],
  examples: [
    { input: 'learn to love', explanation: 'love, to and learn.' },
    { input: 'one   two', explanation: 'Three spaces become one.' },
  ],
  hiddenInputs: [
    'hello',
    'a b c d e f g',
    'India won the final',
    'Road  closed   today',
    'x y',
    Array.from({ length: 200 }, (_, index) => `w${index}`).join(' '),
    'tea coffee milk',
  ],
  tests: reverseWordsTests,
  solve: (input) => input.trim().split(/\s+/).reverse().join(' '),
};
