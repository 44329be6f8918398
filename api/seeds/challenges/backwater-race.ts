import type { ChallengeSource } from './challenge-source';
import { backwaterRaceTests } from './generated/backwater-race';
import { readNumbers } from './input-text';

export const backwaterRace: ChallengeSource = {
  title: 'The Longest Boat Race',
  summary: 'Print the length of the longest possible race between two villages.',
  difficulty: 'Advanced',
  topics: ['Trees', 'Depth-first search'],
  statement: [
    'N villages in the backwaters are joined by N − 1 canals, so that there is exactly one way by boat from each village to each other one without turning back. A snake boat race leads from one village to another along that way.',
    'Print the length of the longest possible race. With a single village it is 0.',
  ],
  inputFormat:
    'The first line holds N. Each of the next N − 1 lines holds two villages, numbered from 1, and the length of the canal between them.',
  outputFormat: 'One number: the length.',
  constraints: ['1 ≤ N ≤ 2 × 10^4', '1 ≤ length ≤ 10^6'],
  examples: [
    {
      input: '5\n1 2 3\n2 3 4\n2 4 6\n4 5 1',
      explanation: 'From 3 over 2 and 4 to 5: 4 + 6 + 1.',
    },
    { input: '1', explanation: 'There is no canal.' },
  ],
  hiddenInputs: [
    '2\n2 1 1000000',
    '3\n1 2 5\n2 3 5',
    '6\n1 2 1\n1 3 1\n1 4 1\n1 5 1\n1 6 9',
    '7\n1 2 10\n2 3 10\n2 4 9\n1 5 1\n5 6 1\n6 7 1',
    `150\n${Array.from({ length: 149 }, (_, index) => `${index + 1} ${index + 2} ${(index % 5) + 1}`).join('\n')}`,
    `255\n${Array.from({ length: 254 }, (_, index) => `${index + 2} ${Math.floor(index / 2) + 1} ${((index * 37) % 89) + 1}`).join('\n')}`,
  ],
  tests: backwaterRaceTests,
  solve(input) {
    const next = readNumbers(input);
    const canals = Array.from({ length: next() + 1 }, (): [number, number][] => []);
    for (let left = canals.length - 2; left > 0; left -= 1) {
      const [one, other, length] = [next(), next(), next()];
      canals[one]?.push([other, length]);
      canals[other]?.push([one, length]);
    }
    // The villages in an order in which each comes after the one that leads to it.
    const order = [{ village: 1, from: 0, canal: 0 }];
    for (const { village, from } of order) {
      for (const [onward, canal] of canals[village] ?? []) {
        if (onward !== from) order.push({ village: onward, from: village, canal });
      }
    }
    let longest = 0;
    // The longest way that leads on from each village.
    const reach = new Array<number>(canals.length).fill(0);
    for (const { village, from, canal } of order.reverse()) {
      const way = (reach[village] ?? 0) + canal;
      const best = reach[from] ?? 0;
      longest = Math.max(longest, best + way);
      reach[from] = Math.max(best, way);
    }
    return String(longest);
  },
};
