import type { ChallengeSource } from './challenge-source';
import { lineAt, numbersOf, sequence } from './input-text';

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
  solve(input) {
    const ropes = numbersOf(lineAt(input, 1)).sort((a, b) => a - b);
    let sum = 0;
    while (ropes.length > 1) {
      const knot = ropes.splice(0, 2).reduce((total, length) => total + length, 0);
      const place = ropes.findIndex((length) => length >= knot);
      ropes.splice(place < 0 ? ropes.length : place, 0, knot);
      sum += knot;
    }
    return String(sum);
  },
};
