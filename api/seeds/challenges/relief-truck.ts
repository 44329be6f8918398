import type { ChallengeSource } from './challenge-source';
import { readNumbers } from './input-text';
import { reliefTruckTests } from './generated/relief-truck';

export const reliefTruck: ChallengeSource = {
  title: 'The Relief Truck',
  difficulty: 'Expert',
  topics: ['Dynamic programming', 'Knapsack'],
  statement: [
    'A truck may carry W kilograms to a flooded village. Each box has a weight and a number of families it helps; a box is taken whole or not at all.',
    'Print the largest number of families that one load can help.',
  ],
  inputFormat:
    'The first line holds the number of boxes N and the limit W. Each of the next N lines holds the weight and the families of a box.',
  outputFormat: 'One number: the most families helped.',
  constraints: ['1 ≤ N ≤ 100', '1 ≤ W ≤ 10^4', '1 ≤ weight ≤ 10^4', '1 ≤ families ≤ 10^4'],
  examples: [
    {
      input: '3 50\n10 60\n20 100\n30 120',
      explanation: 'The boxes of 20 and 30 kg help 220 families.',
    },
    { input: '1 5\n6 100', explanation: 'The only box is too heavy.' },
  ],
  hiddenInputs: [
    '1 5\n5 7',
    '2 10\n6 10\n5 9',
    '4 8\n3 30\n4 50\n5 60\n1 5',
    '3 100\n100 1\n50 1\n50 1',
    `14 120\n${Array.from({ length: 14 }, (_, index) => `${((index * 17) % 43) + 5} ${((index * 29) % 71) + 1}`).join('\n')}`,
    '5 10000\n10000 9999\n5000 5000\n5000 5000\n1 1\n9999 9998',
  ],
  tests: reliefTruckTests,
  solve(input) {
    const next = readNumbers(input);
    const count = next();
    const limit = next();
    const best = new Array<number>(limit + 1).fill(0);
    for (let box = 0; box < count; box += 1) {
      const weight = next();
      const families = next();
      for (let load = limit; load >= weight; load -= 1) {
        best[load] = Math.max(best[load] ?? 0, (best[load - weight] ?? 0) + families);
      }
    }
    return String(best[limit] ?? 0);
  },
};
