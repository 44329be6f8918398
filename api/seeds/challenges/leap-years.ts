import type { ChallengeSource } from './challenge-source';
import { numbersOf } from './input-text';
import { leapYearsTests } from './generated/leap-years';

export const leapYears: ChallengeSource = {
  title: 'Birthdays on 29 February',
  difficulty: 'Beginner',
  topics: ['Numbers', 'Conditions'],
  statement: [
    'Leela was born on 29 February and counts only real birthdays. A year has that day when it is divisible by 4, but not when it is divisible by 100, unless it is divisible by 400.',
    'Given two years A and B, count the years from A to B, both included, that have a 29 February.',
  ],
  inputFormat: 'One line with A and B.',
  outputFormat: 'One number: how many leap years there are.',
  constraints: ['1 ≤ A ≤ B ≤ 10^9 (a loop over all years may be too slow)'],
  examples: [
    { input: '1999 2008', explanation: '2000, 2004 and 2008.' },
    { input: '1900 1900', explanation: '1900 is divisible by 100 but not by 400.' },
  ],
  hiddenInputs: [
    '2000 2000',
    '2001 2003',
    '1 4',
    '1800 1900',
    '1 10000',
    '2024 2100',
    '999999997 1000000000',
  ],
  tests: leapYearsTests,
  solve(input) {
    const [from = 1, to = 1] = numbersOf(input);
    const upTo = (year: number) =>
      Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
    return String(upTo(to) - upTo(from - 1));
  },
};
