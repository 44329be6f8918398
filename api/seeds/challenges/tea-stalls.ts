import type { ChallengeSource } from './challenge-source';
import { teaStallsTests } from './generated/tea-stalls';
import { lineAt, numbersOf, sequence } from './input-text';

export const teaStalls: ChallengeSource = {
  title: 'Tea Stalls Along the Highway',
  summary: 'Print the largest possible distance between the two closest of K stalls.',
  difficulty: 'Advanced',
  topics: ['Binary search', 'Greedy'],
  statement: [
    'K tea stalls are to be opened on a highway, and there are N bus bays where one may stand, at most one in each. So that the stalls do not take customers from each other, the two that are closest should be as far apart as possible.',
    'Print that largest possible distance between the two closest stalls.',
  ],
  inputFormat:
    'The first line holds N and K. The second line holds the different positions of the bays in metres, in any order.',
  outputFormat: 'One number: the distance.',
  constraints: ['2 ≤ K ≤ N ≤ 10^5', '0 ≤ position ≤ 10^9'],
  examples: [
    {
      input: '5 3\n900 100 250 400 800',
      explanation:
        'With stalls at 100, 400 and 800 the first two are 300 metres apart; no other choice does better.',
    },
    { input: '2 2\n7 0', explanation: 'Both bays are used.' },
  ],
  hiddenInputs: [
    '4 2\n5 1 9 3',
    '5 5\n10 40 30 21 0',
    '6 3\n0 1 2 3 4 5',
    '6 4\n100 0 99 1 50 51',
    `300 20\n${sequence(300, (index) => (index * 7919) % 100003)}`,
    `400 399\n${sequence(400, (index) => index * index)}`,
  ],
  tests: teaStallsTests,
  solve(input) {
    const [, stalls = 2] = numbersOf(lineAt(input, 0));
    const bays = numbersOf(lineAt(input, 1)).sort((a, b) => a - b);
    const fits = (distance: number) => {
      let last = -distance;
      let placed = 0;
      for (const bay of bays) {
        if (bay - last < distance) continue;
        last = bay;
        placed += 1;
      }
      return placed >= stalls;
    };
    let low = 1;
    let high = 1_000_000_000;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (fits(middle)) low = middle;
      else high = middle - 1;
    }
    return String(low);
  },
};
