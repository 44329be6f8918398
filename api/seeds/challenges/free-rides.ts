import type { ChallengeSource } from './challenge-source';
import { freeRidesTests } from './generated/free-rides';
import { readNumbers } from './input-text';
import { MinHeap } from './min-heap';

export const freeRides: ChallengeSource = {
  title: 'A Strip of Free Rides',
  difficulty: 'Expert',
  topics: ['Graphs', 'Shortest paths', 'Heaps'],
  statement: [
    'A passenger has won a strip of K coupons, each of which makes one bus ride free. Buses run between N towns in both directions; a ride from one town to the next costs its fare unless a coupon is used for it.',
    'Print the lowest total fare from town 1 to town N, and the smallest number of coupons with which this fare can be reached; print -1 when town N cannot be reached.',
  ],
  inputFormat:
    'The first line holds the number of towns N, of bus lines M and of coupons K. Each of the next M lines holds two towns and the fare in rupees; towns are numbered from 1.',
  outputFormat: 'Two numbers: the fare and the coupons used; or -1.',
  constraints: ['1 ≤ N ≤ 1000', '0 ≤ M ≤ 5000', '0 ≤ K ≤ 10', '0 ≤ fare ≤ 10^4'],
  examples: [
    {
      input: '4 4 1\n1 2 30\n2 4 50\n1 3 10\n3 4 60',
      explanation: '1 → 3 is paid, 3 → 4 is free. Over 2 the fare would be 30.',
    },
    {
      input: '3 2 5\n1 2 0\n2 3 40',
      explanation: 'The first ride costs nothing anyway, so one coupon is enough.',
    },
  ],
  hiddenInputs: [
    '1 0 3',
    '2 0 1',
    '2 2 0\n1 2 10000\n2 1 9999',
    '3 3 2\n1 2 5\n2 3 5\n1 3 500',
    '5 5 1\n1 2 10\n2 3 10\n3 4 10\n4 5 10\n1 5 100',
    '6 7 2\n1 2 90\n2 3 1\n3 6 90\n1 4 20\n4 5 20\n5 6 20\n4 6 85',
    `40 100 1\n${Array.from({ length: 100 }, (_, index) => `${(index % 40) + 1} ${((index * 7 + Math.floor(index / 40) * 6 + 3) % 40) + 1} ${((index * 613) % 900) + 50}`).join('\n')}`,
    `57 150 4\n${Array.from({ length: 150 }, (_, index) => `${(index % 50) + 1} ${(index % 50) + 2 + Math.floor(index / 50) * 3} ${((index * 311) % 97) + 1}`).join('\n')}`,
  ],
  tests: freeRidesTests,
  solve(input) {
    const next = readNumbers(input);
    const [towns, lines, coupons] = [next(), next(), next()];
    const buses = Array.from({ length: towns + 1 }, (): { to: number; fare: number }[] => []);
    for (let left = lines; left > 0; left -= 1) {
      const [a, b, fare] = [next(), next(), next()];
      buses[a]?.push({ to: b, fare });
      buses[b]?.push({ to: a, fare });
    }
    const settled = new Set<number>();
    const reached = new MinHeap<{ total: number; used: number; town: number }>(
      (a, b) => a.total - b.total || a.used - b.used,
    );
    reached.push({ total: 0, used: 0, town: 1 });
    for (let first = reached.pop(); first !== undefined; first = reached.pop()) {
      const { total, used, town } = first;
      if (town === towns) return `${total} ${used}`;
      const state = town * (coupons + 1) + used;
      if (settled.has(state)) continue;
      settled.add(state);
      for (const { to, fare } of buses[town] ?? []) {
        reached.push({ total: total + fare, used, town: to });
        if (used < coupons) reached.push({ total, used: used + 1, town: to });
      }
    }
    return '-1';
  },
};
