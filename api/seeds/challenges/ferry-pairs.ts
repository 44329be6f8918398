import type { ChallengeSource } from './challenge-source';
import { ferryPairsTests } from './generated/ferry-pairs';
import { lineAt, numbersOf, sequence } from './input-text';

export const ferryPairs: ChallengeSource = {
  title: 'Small Boats at the Ghat',
  difficulty: 'Intermediate',
  topics: ['Two pointers', 'Greedy'],
  statement: [
    'Pilgrims cross a river in small boats that hold one or two people and carry at most L kilograms. Nobody weighs more than L.',
    'Print the fewest boats in which all can cross at once, and how many of these carry only one person.',
  ],
  inputFormat: 'The first line holds N and L. The second line holds the N weights.',
  outputFormat: 'Two numbers: the boats, and those with one person.',
  constraints: ['1 ≤ N ≤ 10^5', '1 ≤ weight ≤ L ≤ 10^9'],
  examples: [
    {
      input: '5 120\n70 50 90 60 55',
      explanation: '90 crosses alone; 70 with 50, and 60 with 55.',
    },
    { input: '1 80\n80', explanation: 'One boat with one person.' },
  ],
  hiddenInputs: [
    '2 100\n50 50',
    '2 100\n50 51',
    '4 10\n10 10 10 10',
    '6 10\n1 9 2 8 5 5',
    '7 1000000000\n1000000000 1 999999999 500000000 500000000 500000001 2',
    '3 100\n20 30 40',
    `801 130\n${sequence(801, (index) => ((index * 47) % 90) + 30)}`,
  ],
  tests: ferryPairsTests,
  solve(input) {
    const [people = 0, limit = 0] = numbersOf(lineAt(input, 0));
    const weights = numbersOf(lineAt(input, 1)).sort((a, b) => a - b);
    let light = 0;
    let boats = 0;
    for (let heavy = people - 1; heavy >= light; heavy -= 1) {
      if ((weights[light] ?? 0) + (weights[heavy] ?? 0) <= limit) light += 1;
      boats += 1;
    }
    return `${boats} ${2 * boats - people}`;
  },
};
