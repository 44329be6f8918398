import type { ChallengeSource } from './challenge-source';
import { boundaryStonesTests } from './generated/boundary-stones';
import { readNumbers } from './input-text';

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export const boundaryStones: ChallengeSource = {
  title: 'Saplings Inside the Fence',
  difficulty: 'Advanced',
  topics: ['Geometry', 'Numbers'],
  statement: [
    'A farmer plants saplings on a regular grid, one at every point with whole coordinates, and a straight fence runs from corner stone to corner stone around the orchard. The stones stand on points of the grid and are given in the order in which one meets them on a walk around the fence; the fence neither crosses nor touches itself.',
    'A sapling on the fence is dug out, one strictly inside it grows. Print twice the area of the orchard, the number of grid points on the fence, and the number of saplings that grow.',
  ],
  inputFormat:
    'The first line holds the number of stones N. Each of the next N lines holds the coordinates X and Y of a stone.',
  outputFormat: 'Three numbers: twice the area, the points on the fence and the points inside.',
  constraints: [
    '3 ≤ N ≤ 10^5',
    '-10^6 ≤ X, Y ≤ 10^6 (testing every point is too slow)',
    'The walk may go either way round',
    'Several stones may stand on one straight stretch; the area is not 0',
  ],
  examples: [
    {
      input: '4\n0 0\n4 0\n4 3\n0 3',
      explanation: 'A rectangle of area 12 with 14 points on its fence and 3 × 2 inside.',
    },
    {
      input: '3\n0 0\n0 2\n1 1',
      explanation: 'Area 1; nothing grows: all four points are on the fence.',
    },
  ],
  hiddenInputs: [
    '3\n0 0\n1 0\n0 1',
    '3\n-1000000 -1000000\n1000000 -1000000\n-1000000 1000000',
    '4\n3 0\n0 3\n-3 0\n0 -3',
    '6\n0 0\n6 0\n6 2\n2 2\n2 5\n0 5',
    '5\n0 0\n10 4\n0 8\n3 4\n1 2',
    '8\n0 0\n0 1\n0 2\n1 2\n2 2\n2 1\n2 0\n1 0',
    '4\n-7 -3\n-2 11\n12 8\n5 -9',
    `120\n${Array.from({ length: 120 }, (_, index) => (index < 60 ? `${index * 3} ${(index * index) % 17}` : `${(119 - index) * 3 + 1} ${20 + ((index * 7) % 13)}`)).join('\n')}`,
  ],
  tests: boundaryStonesTests,
  solve(input) {
    const next = readNumbers(input);
    const stones = Array.from({ length: next() }, () => ({ x: next(), y: next() }));
    // A bigint, because partial sums may exceed `Number.MAX_SAFE_INTEGER`.
    let signed = 0n;
    let onFence = 0;
    for (const [index, stone] of stones.entries()) {
      const before = stones.at(index - 1) ?? stone;
      signed += BigInt((before.x - stone.x) * (before.y + stone.y));
      onFence += greatestCommonDivisor(Math.abs(stone.x - before.x), Math.abs(stone.y - before.y));
    }
    const doubled = Math.abs(Number(signed));
    return `${doubled} ${onFence} ${(doubled - onFence) / 2 + 1}`;
  },
};
