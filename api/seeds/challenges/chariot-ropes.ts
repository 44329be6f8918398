import type { ChallengeSource } from './challenge-source';
import { chariotRopesTests } from './generated/chariot-ropes';
import { lineAt, numbersOf, sequence } from './input-text';
import { MinHeap } from './min-heap';

export const chariotRopes: ChallengeSource = {
  title: 'Ropes for the Temple Chariot',
  difficulty: 'Advanced',
  topics: ['Heaps', 'Greedy'],
  statement: [
    'For the chariot of a temple N ropes are tied together to a single long one, two at a time and in any order. For each knot the rope maker asks as many rupees as the two ropes that it joins have metres together; a rope tied before counts with its whole length.',
    'Print the smallest sum for which all ropes become one. A single rope needs no knot and costs nothing.',
  ],
  inputFormat:
    'The first line holds N. The second line holds the lengths of the N ropes in metres.',
  outputFormat: 'One number: the smallest sum.',
  constraints: ['1 ≤ N ≤ 10^5', '1 ≤ length ≤ 10^4'],
  examples: [
    {
      input: '4\n8 3 5 2',
      explanation: '2 + 3 = 5, then 5 + 5 = 10, then 8 + 10 = 18; together 33.',
    },
    { input: '1\n40', explanation: 'There is nothing to tie.' },
  ],
  hiddenInputs: [
    '1\n1',
    '2\n10000 10000',
    '4\n7 7 7 7',
    '5\n1 2 4 8 16',
    '6\n10 9 8 3 2 1',
    '7\n1 1 1 1 1 1 100',
    `400\n${sequence(400, (index) => ((index * 7919) % 997) + 1)}`,
    `256\n${sequence(256, () => 5)}`,
  ],
  tests: chariotRopesTests,
  solve(input) {
    const ropes = new MinHeap<number>((one, other) => one - other);
    for (const length of numbersOf(lineAt(input, 1))) ropes.push(length);
    let sum = 0;
    while (ropes.size > 1) {
      const knot = (ropes.pop() ?? 0) + (ropes.pop() ?? 0);
      ropes.push(knot);
      sum += knot;
    }
    return String(sum);
  },
};
