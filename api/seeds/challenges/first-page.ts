import type { ChallengeSource } from './challenge-source';
import { firstPageTests } from './generated/first-page';
import { lineAt, numbersOf, sequence } from './input-text';

export const firstPage: ChallengeSource = {
  title: 'First in the Register',
  difficulty: 'Intermediate',
  topics: ['Binary search'],
  statement: [
    'A land register holds plot numbers in ascending order, some more than once. Many people ask where the entries of their plot begin.',
    'For each question print the place (counted from 1) of the first entry with that number, or -1 when there is none.',
  ],
  inputFormat:
    'The first line holds N and Q. The second line holds N numbers in ascending order. The third line holds Q questions.',
  outputFormat: 'Q numbers separated by one space.',
  constraints: ['1 ≤ N ≤ 10^5', '1 ≤ Q ≤ 5 × 10^4', '0 ≤ number ≤ 10^9'],
  examples: [
    {
      input: '6 3\n2 4 4 4 7 9\n4 5 9',
      explanation: 'The first 4 is at place 2, there is no 5, and 9 is at place 6.',
    },
    { input: '1 1\n3\n3', explanation: 'The only entry is at place 1.' },
  ],
  hiddenInputs: [
    '3 2\n1 1 1\n1 0',
    '5 5\n10 20 30 40 50\n50 40 30 20 10',
    '2 2\n0 1000000000\n1000000000 0',
    '4 1\n1 2 3 4\n5',
    `1000 5\n${sequence(1000, (index) => Math.floor(index / 3) * 2)}\n0 1 2 400 666`,
    '7 3\n5 5 5 6 6 8 8\n6 7 8',
  ],
  tests: firstPageTests,
  solve(input) {
    const first = new Map<number, number>();
    for (const [index, plot] of numbersOf(lineAt(input, 1)).entries()) {
      if (!first.has(plot)) first.set(plot, index + 1);
    }
    return numbersOf(lineAt(input, 2))
      .map((plot) => first.get(plot) ?? -1)
      .join(' ');
  },
};
