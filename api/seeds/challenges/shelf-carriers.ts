import type { ChallengeSource } from './challenge-source';
import { shelfCarriersTests } from './generated/shelf-carriers';
import { lineAt, numbersOf, sequence } from './input-text';

export const shelfCarriers: ChallengeSource = {
  title: 'The Library Moves House',
  summary:
    'Share out shelves in order so that the busiest volunteer carries as few books as possible.',
  difficulty: 'Advanced',
  topics: ['Binary search', 'Greedy'],
  statement: [
    'A library moves to a new building, and volunteers carry its books shelf by shelf. To keep the order, each volunteer takes a run of neighbouring shelves; a shelf is never split, and a volunteer may go without work.',
    'Share out the shelves so that the busiest volunteer carries as few books as possible. Print that number of books, and the smallest number of volunteers who can do the work when nobody carries more than that.',
  ],
  inputFormat:
    'The first line holds the number of shelves N and of volunteers K. The second line holds the books on each shelf, in order.',
  outputFormat:
    'Two numbers: the books of the busiest volunteer, and how many volunteers it takes.',
  constraints: ['1 ≤ N, K ≤ 10^5', '1 ≤ books ≤ 10^4'],
  examples: [
    {
      input: '5 2\n4 3 8 2 6',
      explanation: '4 + 3 + 8 = 15 and 2 + 6 = 8; no other cut keeps everyone at 15 or less.',
    },
    {
      input: '3 5\n10 2 3',
      explanation: 'The shelf with 10 books is not split, and one more volunteer takes 2 + 3.',
    },
  ],
  hiddenInputs: [
    '1 1\n1',
    '4 1\n10 20 30 40',
    '6 6\n5 5 5 5 5 5',
    '6 3\n1 1 1 1 1 100',
    '7 3\n9 1 9 1 9 1 9',
    `300 7\n${sequence(300, (index) => ((index * 271) % 500) + 1)}`,
    `500 100000\n${sequence(500, (index) => (index === 250 ? 40 : 21))}`,
  ],
  tests: shelfCarriersTests,
  solve(input) {
    const [, volunteers = 1] = numbersOf(lineAt(input, 0));
    const shelves = numbersOf(lineAt(input, 1));
    const needed = (limit: number) => {
      let count = 1;
      let carried = 0;
      for (const books of shelves) {
        if (carried + books > limit) [count, carried] = [count + 1, 0];
        carried += books;
      }
      return count;
    };
    let low = shelves.reduce((most, books) => Math.max(most, books), 0);
    let high = shelves.reduce((sum, books) => sum + books, 0);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (needed(middle) <= volunteers) high = middle;
      else low = middle + 1;
    }
    return `${low} ${needed(low)}`;
  },
};
