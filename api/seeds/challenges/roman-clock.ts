import type { ChallengeSource } from './challenge-source';
import { romanClockTests } from './generated/roman-clock';

const signs = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

export const romanClock: ChallengeSource = {
  title: 'The Roman Clock Tower',
  difficulty: 'Intermediate',
  topics: ['Strings', 'Greedy'],
  statement: [
    'The year on an old clock tower is written in Roman numerals: I, V, X, L, C, D and M stand for 1, 5, 10, 50, 100, 500 and 1000. Four and nine of each rank are written by putting the smaller sign first: IV, IX, XL, XC, CD, CM.',
    'Write the given year in Roman numerals.',
  ],
  inputFormat: 'One line with the year.',
  outputFormat: 'The year in Roman numerals.',
  constraints: ['1 ≤ year ≤ 3999'],
  examples: [
    { input: '1947', explanation: 'M, CM, XL and VII.' },
    { input: '4', explanation: 'One before five.' },
  ],
  hiddenInputs: ['1', '9', '49', '444', '1994', '2026', '3888', '3998'],
  tests: romanClockTests,
  solve(input) {
    let rest = Number(input);
    let text = '';
    for (const [value, sign] of signs) {
      text += sign.repeat(Math.floor(rest / value));
      rest %= value;
    }
    return text;
  },
};
