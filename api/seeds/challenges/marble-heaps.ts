import type { ChallengeSource } from './challenge-source';
import { marbleHeapsTests } from './generated/marble-heaps';
import { lineAt, numbersOf, sequence } from './input-text';

export const marbleHeaps: ChallengeSource = {
  title: 'Whoever Takes the Last Marble',
  difficulty: 'Advanced',
  topics: ['Game theory', 'Bits'],
  statement: [
    'Two children take turns at heaps of marbles, and whoever takes the last marble of all wins. At each turn a child picks one heap and takes at least one and at most M marbles from it.',
    'Both play as well as one can. Print FIRST when the child who begins wins, otherwise SECOND, and the number of different first moves (a heap and how many marbles to take) after which the child who begins is sure to win. Heaps of equal size are different heaps.',
  ],
  inputFormat: 'The first line holds the number of heaps N and M. The second line holds the heaps.',
  outputFormat: 'FIRST or SECOND and the number of winning first moves, separated by one space.',
  constraints: ['1 ≤ N ≤ 10^5', '1 ≤ M ≤ 10^9', '1 ≤ marbles in a heap ≤ 10^9'],
  examples: [
    {
      input: '2 3\n5 2',
      explanation:
        'Taking one from the heap of 2 leaves 5 and 1; taking three from 5 leaves 2 and 2.',
    },
    {
      input: '1 4\n10',
      explanation: 'Whatever is taken, the second child can leave 5 and then 0.',
    },
  ],
  hiddenInputs: [
    '1 1\n1',
    '1 1\n2',
    '3 1000000000\n1 2 3',
    '3 10\n7 7 7',
    '4 2\n3 6 9 12',
    '5 6\n8 15 3 20 11',
    `301 50\n${sequence(301, (index) => ((index * 7919) % 1000) + 1)}`,
    '3 999999999\n1000000000 1000000000 5',
  ],
  tests: marbleHeapsTests,
  solve(input) {
    const [, most = 1] = numbersOf(lineAt(input, 0));
    const heaps = numbersOf(lineAt(input, 1));
    const worth = (heap: number) => heap % (most + 1);
    const sum = heaps.reduce((total, heap) => total ^ worth(heap), 0);
    if (sum === 0) return 'SECOND 0';
    const moves = heaps.filter((heap) => {
      const wanted = worth(heap) ^ sum;
      // A larger Grundy value is reached by taking more than a full round, when the heap has one.
      return wanted < worth(heap) || (wanted <= most && heap > most);
    });
    return `FIRST ${moves.length}`;
  },
};
