import type { ChallengeSource } from './challenge-source';
import { marketLedgerTests } from './generated/market-ledger';
import { lineAt, linesOf, numbersOf, sequence } from './input-text';

export const marketLedger: ChallengeSource = {
  title: 'The Living Ledger',
  summary: 'Answer sums over stretches of stalls while their takings change.',
  difficulty: 'Expert',
  topics: ['Fenwick trees', 'Range queries'],
  practice: { type: 'Competitive Programming' },
  statement: [
    'A market has N stalls in a row and keeps the takings of each. During the day two kinds of calls come: "add I X" adds X to the takings of stall I, "sum A B" asks for the takings of the stalls A to B together.',
    'Answer the questions. Going through all stalls for each question is too slow.',
  ],
  inputFormat:
    'The first line holds N and the number of calls Q. The second line holds the N takings at the start. Each of the next Q lines holds a call.',
  outputFormat: 'One line for each sum.',
  constraints: [
    '1 ≤ N ≤ 10^5',
    '1 ≤ Q ≤ 5 × 10^4',
    '1 ≤ I ≤ N',
    '1 ≤ A ≤ B ≤ N',
    '-10^6 ≤ X, takings ≤ 10^6',
    'There is at least one sum',
  ],
  examples: [
    {
      input: '3 3\n5 1 4\nsum 1 2\nadd 2 10\nsum 2 3',
      explanation: '5 + 1, and after the addition 11 + 4.',
    },
    { input: '1 1\n-2\nsum 1 1', explanation: 'A stall can lose money.' },
  ],
  hiddenInputs: [
    '2 2\n0 0\nadd 1 1000000\nsum 1 2',
    '4 4\n1 2 3 4\nsum 1 4\nadd 4 -4\nsum 4 4\nsum 1 4',
    '5 3\n1 1 1 1 1\nsum 2 4\nadd 3 7\nsum 3 3',
    `200 100\n${sequence(200, (index) => (index * 37) % 101)}\n${Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? `add ${((index * 13) % 200) + 1} ${index}` : `sum ${((index * 7) % 100) + 1} ${((index * 11) % 100) + 101}`)).join('\n')}`,
    '1 3\n7\nadd 1 -7\nadd 1 1\nsum 1 1',
    '6 2\n1 -1 1 -1 1 -1\nsum 1 6\nsum 1 5',
  ],
  tests: marketLedgerTests,
  solve(input) {
    // A Fenwick tree: the lowest set bit of an index is the number of stalls, up to that index, whose takings it holds.
    const tree = [0, ...numbersOf(lineAt(input, 1))];
    for (const [stall, amount] of tree.entries()) {
      const above = stall + (stall & -stall);
      if (stall > 0 && above < tree.length) tree[above] = (tree[above] ?? 0) + amount;
    }
    const total = (stall: number): number => {
      let sum = 0;
      for (let index = stall; index > 0; index -= index & -index) sum += tree[index] ?? 0;
      return sum;
    };
    const answers: number[] = [];
    for (const line of linesOf(input).slice(2)) {
      const [call, ...numbers] = line.trim().split(' ');
      const [first = 1, second = 1] = numbers.map(Number);
      if (call === 'sum') answers.push(total(second) - total(first - 1));
      else {
        for (let index = first; index < tree.length; index += index & -index) {
          tree[index] = (tree[index] ?? 0) + second;
        }
      }
    }
    return answers.join('\n');
  },
};
