import type { ChallengeSource } from './challenge-source';
import { readNumbers } from './input-text';
import { onlyRoadsTests } from './generated/only-roads';

export const onlyRoads: ChallengeSource = {
  title: 'Roads the Flood Must Not Take',
  difficulty: 'Expert',
  topics: ['Graphs', 'Depth-first search'],
  statement: [
    'Before the monsoon the engineers look for roads whose loss would cut places off from each other. Each road joins two villages in both directions; a road is vital when without it, and with all others still open, its two villages could no longer reach each other.',
    'Print how many roads are vital and then their numbers in ascending order. Roads are numbered from 1 in the order of the input.',
  ],
  inputFormat:
    'The first line holds the number of villages N and of roads M. Each of the next M lines holds two different villages; villages are numbered from 1.',
  outputFormat:
    'One line with the count and the numbers of the vital roads, separated by one space.',
  constraints: [
    '2 ≤ N ≤ 2 × 10^4',
    '1 ≤ M ≤ 2 × 10^4',
    'Several roads may join the same two villages, and not all villages have to be connected',
  ],
  examples: [
    {
      input: '5 5\n1 2\n2 3\n3 1\n3 4\n5 4',
      explanation: 'The villages 1, 2 and 3 form a ring; the roads 4 and 5 have no other way.',
    },
    { input: '2 2\n1 2\n2 1', explanation: 'Each of the two roads stands in for the other.' },
  ],
  hiddenInputs: [
    '2 1\n2 1',
    '4 3\n1 2\n1 3\n1 4',
    '6 7\n1 2\n2 3\n3 1\n4 5\n5 6\n6 4\n1 4',
    '7 5\n1 2\n1 2\n3 4\n5 6\n6 7',
    '8 9\n1 2\n2 3\n3 4\n4 1\n4 5\n5 6\n6 7\n7 8\n8 5',
    `60 70\n${Array.from({ length: 70 }, (_, index) => (index < 59 ? `${index + 1} ${index + 2}` : `${(index - 58) * 5} ${(index - 58) * 5 - 3}`)).join('\n')}`,
    `90 80\n${Array.from({ length: 80 }, (_, index) => `${((index * 13) % 90) + 1} ${((index * 29 + 7) % 45) + 46 === ((index * 13) % 90) + 1 ? 1 : ((index * 29 + 7) % 45) + 46}`).join('\n')}`,
  ],
  tests: onlyRoadsTests,
  solve(input) {
    const next = readNumbers(input);
    const villages = next();
    const roads = Array.from({ length: next() }, () => [next(), next()] as const);
    const near = Array.from({ length: villages + 1 }, (): [number, number][] => []);
    for (const [index, [a, b]] of roads.entries()) {
      near[a]?.push([b, index + 1]);
      near[b]?.push([a, index + 1]);
    }
    // The order in which villages are found, and the road by which each was found.
    const order: number[] = [];
    const foundBy = new Map<number, { road: number; from: number }>();
    const found = new Int32Array(villages + 1);
    const waiting: { village: number; road: number; from: number }[] = [];
    for (let start = 1; start <= villages; start += 1) {
      waiting.push({ village: start, road: 0, from: 0 });
      for (let step = waiting.pop(); step; step = waiting.pop()) {
        const { village, road, from } = step;
        if (found[village]) continue;
        order.push(village);
        found[village] = order.length;
        foundBy.set(village, { road, from });
        for (const [other, by] of near[village] ?? []) {
          if (!found[other]) waiting.push({ village: other, road: by, from: village });
        }
      }
    }
    // Low-link values: the earliest village reached from a village or its descendants without the road by which it was found.
    const earliest = Int32Array.from(found);
    const vital: number[] = [];
    for (const village of order.reverse()) {
      const { road: own, from } = foundBy.get(village) ?? { road: 0, from: 0 };
      for (const [other, road] of near[village] ?? []) {
        if (road === own) continue;
        earliest[village] = Math.min(earliest[village] ?? 0, found[other] ?? 0);
        if (foundBy.get(other)?.road === road) {
          earliest[village] = Math.min(earliest[village] ?? 0, earliest[other] ?? 0);
        }
      }
      if (own > 0 && (earliest[village] ?? 0) > (found[from] ?? 0)) vital.push(own);
    }
    vital.sort((a, b) => a - b);
    return [vital.length, ...vital].join(' ');
  },
};
