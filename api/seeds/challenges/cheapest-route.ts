import type { ChallengeSource } from './challenge-source';
import { cheapestRouteTests } from './generated/cheapest-route';
import { readNumbers } from './input-text';
import { MinHeap } from './min-heap';

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
  constraints: ['1 ≤ N ≤ 2 × 10^4', '0 ≤ M ≤ 5 × 10^4', '1 ≤ fare ≤ 10^5'],
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
  tests: cheapestRouteTests,
  solve(input) {
    const next = readNumbers(input);
    const towns = next();
    const buses = Array.from({ length: towns + 1 }, (): { to: number; fare: number }[] => []);
    for (let left = next(); left > 0; left -= 1) {
      const [a, b, fare] = [next(), next(), next()];
      buses[a]?.push({ to: b, fare });
      buses[b]?.push({ to: a, fare });
    }
    const lowest = new Array<number>(towns + 1).fill(Infinity);
    const reached = new MinHeap<{ town: number; total: number }>((a, b) => a.total - b.total);
    reached.push({ town: 1, total: 0 });
    for (let first = reached.pop(); first !== undefined; first = reached.pop()) {
      const { town, total } = first;
      if (total >= (lowest[town] ?? 0)) continue;
      lowest[town] = total;
      for (const { to, fare } of buses[town] ?? []) reached.push({ town: to, total: total + fare });
    }
    const answer = lowest[towns] ?? Infinity;
    return answer === Infinity ? '-1' : String(answer);
  },
};
