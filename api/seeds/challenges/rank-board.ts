import type { ChallengeSource } from './challenge-source';
import { rankBoardTests } from './generated/rank-board';
import { lineAt, numbersOf, sequence } from './input-text';
import { MinHeap } from './min-heap';

export const rankBoard: ChallengeSource = {
  title: 'The Board of the Best K',
  summary: 'After each new result, print the K-th largest so far.',
  difficulty: 'Advanced',
  topics: ['Heaps', 'Streams'],
  practice: { type: 'Competitive Programming' },
  statement: [
    'A contest shows a board of the best K results. Whenever a result comes in, the hall wants to know which result one has to beat to enter the board: the K-th largest so far, equal results counted separately.',
    'After each result print that number, or WAIT as long as there are fewer than K results.',
  ],
  inputFormat:
    'The first line holds N and K. The second line holds N results in the order in which they come.',
  outputFormat: 'N words separated by one space.',
  constraints: ['1 ≤ K ≤ N ≤ 10^5', '0 ≤ result ≤ 10^9'],
  examples: [
    {
      input: '5 2\n40 70 50 90 10',
      explanation:
        'With 40 and 70 the second best is 40, then 50, then 70, and 10 changes nothing.',
    },
    { input: '2 1\n5 3', explanation: 'With K = 1 it is the best result.' },
  ],
  hiddenInputs: [
    '1 1\n0',
    '3 3\n3 2 1',
    '4 2\n7 7 7 7',
    '6 3\n1 2 3 4 5 6',
    '6 3\n6 5 4 3 2 1',
    `300 10\n${sequence(300, (index) => (index * 7919) % 1009)}`,
  ],
  tests: rankBoardTests,
  solve(input) {
    const [, size = 1] = numbersOf(lineAt(input, 0));
    const board = new MinHeap<number>((one, other) => one - other);
    return numbersOf(lineAt(input, 1))
      .map((result) => {
        board.push(result);
        if (board.size > size) board.pop();
        return board.size < size ? 'WAIT' : board.peek();
      })
      .join(' ');
  },
};
