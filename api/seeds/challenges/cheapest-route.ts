import type { ChallengeSource } from './challenge-source';
import { readNumbers } from './input-text';

export const cheapestRoute: ChallengeSource = {
  title: 'Cheapest Way to the Hill Town',
  difficulty: 'Expert',
  topics: ['Graphs', 'Shortest paths'],
  statement: [
    'Buses run between N towns, numbered from 1. Each of the M lines joins two towns in both directions for a given fare.',
    'Print the lowest total fare from town 1 to town N, or -1 when town N cannot be reached.',
  ],
  inputFormat:
    'The first line holds N and M. Each of the next M lines holds two towns and the fare in rupees.',
  outputFormat: 'One number: the lowest fare, or -1.',
  constraints: ['1 ≤ N ≤ 1000', '0 ≤ M ≤ 10^4', '1 ≤ fare ≤ 10^5'],
  examples: [
    {
      input: '4 5\n1 2 10\n2 4 50\n1 3 25\n3 4 20\n2 3 5',
      explanation: '1 → 2 → 3 → 4 costs 10 + 5 + 20 = 35.',
    },
    { input: '3 1\n1 2 5', explanation: 'No bus goes to town 3.' },
  ],
  hiddenInputs: [
    '1 0',
    '2 1\n2 1 7',
    '2 2\n1 2 9\n1 2 4',
    '5 6\n1 2 2\n2 5 100\n1 3 4\n3 4 4\n4 5 4\n2 3 1',
    '4 2\n1 2 1\n3 4 1',
    `50 98\n${Array.from({ length: 49 }, (_, index) => `${index + 1} ${index + 2} ${((index * 13) % 17) + 1}\n${index + 1} ${Math.min(50, index + 3)} ${((index * 11) % 23) + 1}`).join('\n')}`,
  ],
  solve(input) {
    const next = readNumbers(input);
    const towns = next();
    const buses = Array.from({ length: next() }, () => ({ ends: [next(), next()], fare: next() }));
    const fares = new Map([[1, 0]]);
    // Bellman-Ford: slow next to a heap, but there is little to get wrong.
    for (let changed = true; changed;) {
      changed = false;
      for (const { ends, fare } of buses) {
        const [a = 0, b = 0] = ends;
        for (const [from, to] of [[a, b] as const, [b, a] as const]) {
          const total = (fares.get(from) ?? Infinity) + fare;
          if (total >= (fares.get(to) ?? Infinity)) continue;
          fares.set(to, total);
          changed = true;
        }
      }
    }
    return String(fares.get(towns) ?? -1);
  },
};
