import type { ChallengeSource } from './challenge-source';
import { fruitNeighboursTests } from './generated/fruit-neighbours';
import { lineAt, linesOf, numbersOf } from './input-text';

export const fruitNeighbours: ChallengeSource = {
  title: 'Ask the Nearest Fruits',
  difficulty: 'Intermediate',
  topics: ['Sorting', 'Geometry'],
  practice: { type: 'Projects', projectType: 'AI/ML' },
  statement: [
    'A sorting machine knows N fruits by weight and length, each with its name. A new fruit gets the name that is most frequent among its K nearest known fruits. The distance is the sum of the squares of the differences; at equal distances, the fruit given earlier is nearer; if names are equally frequent, the alphabetically first wins.',
    'Print the name for the new fruit.',
  ],
  inputFormat:
    'The first line holds N, K, and the weight and length of the new fruit. Each of the next N lines holds a weight, a length and a name.',
  outputFormat: 'One name.',
  constraints: [
    '1 ≤ K ≤ N ≤ 2 × 10^4',
    '0 ≤ weight, length ≤ 10^4',
    'Names have 1 to 12 letters a-z',
  ],
  examples: [
    {
      input: '3 1 100 70\n110 72 apple\n120 190 banana\n300 90 mango',
      explanation: 'The apple is nearest.',
    },
    {
      input: '2 2 5 5\n5 6 lime\n5 4 guava',
      explanation: 'One vote each; guava comes first in the alphabet.',
    },
  ],
  hiddenInputs: [
    '1 1 0 0\n9 9 plum',
    '4 3 10 10\n10 10 fig\n11 10 date\n10 11 date\n90 90 fig',
    '3 3 0 0\n1 0 a\n2 0 b\n3 0 b',
    '4 2 5 5\n5 7 pear\n7 5 kiwi\n3 5 pear\n5 3 kiwi',
    '2 1 1 1\n0 0 x\n2 2 y',
    '5 5 50 50\n1 1 a\n2 2 b\n3 3 a\n4 4 b\n5 5 c',
  ],
  tests: fruitNeighboursTests,
  solve(input) {
    const [, votes = 1, weight = 0, length = 0] = numbersOf(lineAt(input, 0));
    const near = linesOf(input)
      .slice(1)
      .map((line) => {
        const [w = '0', l = '0', name = ''] = line.trim().split(/\s+/);
        return { name, distance: (Number(w) - weight) ** 2 + (Number(l) - length) ** 2 };
      })
      .sort((a, b) => a.distance - b.distance)
      .slice(0, votes);
    const counts = new Map<string, number>();
    for (const { name } of near) counts.set(name, (counts.get(name) ?? 0) + 1);
    let [best, most] = ['', 0];
    for (const [name, count] of counts) {
      if (count > most || (count === most && name < best)) [best, most] = [name, count];
    }
    return best;
  },
};
