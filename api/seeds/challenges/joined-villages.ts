import type { ChallengeSource } from './challenge-source';
import { readNumbers } from './input-text';
import { joinedVillagesTests } from './generated/joined-villages';

export const joinedVillages: ChallengeSource = {
  title: 'Joined Villages',
  difficulty: 'Advanced',
  topics: ['Disjoint sets', 'Graphs'],
  practice: { type: 'Competitive Programming' },
  statement: [
    'Roads are built between N villages, numbered from 1, one after the other. Villages that can be reached from each other form a region; at first each village is a region of its own.',
    'After each road print the number of regions and the number of villages of the largest one.',
  ],
  inputFormat:
    'The first line holds N and the number of roads M. Each of the next M lines holds two villages.',
  outputFormat: 'M lines with two numbers each.',
  constraints: [
    '1 ≤ N ≤ 3 × 10^4',
    '1 ≤ M ≤ 3 × 10^4',
    'A road may lead from a village to itself or be built twice',
  ],
  examples: [
    { input: '4 3\n1 2\n3 4\n2 3', explanation: 'Two pairs become one region of four.' },
    { input: '2 1\n1 1', explanation: 'A road in a circle joins nothing.' },
  ],
  hiddenInputs: [
    '1 1\n1 1',
    '3 3\n1 2\n2 1\n1 3',
    '5 4\n1 2\n3 4\n4 5\n1 5',
    '6 2\n6 1\n2 5',
    `40 39\n${Array.from({ length: 39 }, (_, index) => `${index + 1} ${index + 2}`).join('\n')}`,
    `30 20\n${Array.from({ length: 20 }, (_, index) => `${((index * 7) % 30) + 1} ${((index * 11) % 30) + 1}`).join('\n')}`,
  ],
  tests: joinedVillagesTests,
  solve(input) {
    const next = readNumbers(input);
    const count = next();
    const roads = next();
    const parents = Array.from({ length: count + 1 }, (_, index) => index);
    const sizes = parents.map(() => 1);
    const rootOf = (village: number): number => {
      let root = village;
      while (parents[root] !== root) root = parents[root] ?? root;
      return root;
    };
    let regions = count;
    let largest = 1;
    return Array.from({ length: roads }, () => {
      const [a = 0, b = 0] = [rootOf(next()), rootOf(next())].sort(
        (one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0),
      );
      if (a !== b) {
        const size = (sizes[a] ?? 0) + (sizes[b] ?? 0);
        parents[a] = b;
        sizes[b] = size;
        regions -= 1;
        largest = Math.max(largest, size);
      }
      return `${regions} ${largest}`;
    }).join('\n');
  },
};
