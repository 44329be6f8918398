import type { ChallengeSource } from './challenge-source';
import { readNumbers } from './input-text';
import { lowestBridgeTests } from './generated/lowest-bridge';

export const lowestBridge: ChallengeSource = {
  title: 'The Lowest Bridge on the Way',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Disjoint sets', 'Sorting'],
  statement: [
    'Trucks with tall loads of straw must not get stuck under the railway bridges that cross the roads of a district. Each road joins two towns in both directions, and the lowest bridge above it lets loads of a given height pass. A truck may take any way round.',
    'For each pair of towns print the greatest height of a load that can be taken from one to the other, or -1 when no way leads there.',
  ],
  inputFormat:
    'The first line holds the number of towns N, of roads M and of questions Q. Each of the next M lines holds two towns and the height in centimetres. Each of the next Q lines holds two different towns. Towns are numbered from 1.',
  outputFormat: 'Q numbers separated by one space.',
  constraints: [
    '2 ≤ N ≤ 10^4',
    '0 ≤ M ≤ 2 × 10^4',
    '1 ≤ Q ≤ 10^4',
    '1 ≤ height ≤ 1000',
    'Several roads may join the same two towns',
  ],
  examples: [
    {
      input: '4 4 2\n1 2 420\n2 3 380\n1 4 500\n4 3 400\n1 3\n2 3',
      explanation:
        '1 → 4 → 3 lets 400 pass. From 2 the way over 1 and 4 is better than the direct one.',
    },
    { input: '3 1 1\n1 2 300\n3 1', explanation: 'No road leads to town 3.' },
  ],
  hiddenInputs: [
    '2 0 1\n1 2',
    '2 3 1\n1 2 5\n2 1 9\n1 2 7\n2 1',
    '5 4 3\n1 2 10\n2 3 20\n3 4 30\n4 5 40\n1 5\n5 2\n3 5',
    '6 5 4\n1 2 100\n2 3 100\n3 1 100\n4 5 700\n5 6 1000\n1 3\n4 6\n3 4\n6 5',
    '4 6 6\n1 2 1\n1 3 2\n1 4 3\n2 3 4\n2 4 5\n3 4 6\n1 2\n1 3\n1 4\n2 3\n2 4\n3 4',
    `60 120 50\n${Array.from({ length: 120 }, (_, index) => `${(index % 60) + 1} ${((index * 17 + Math.floor(index / 60) * 6 + 5) % 60) + 1} ${((index * 373) % 900) + 101}`).join('\n')}\n${Array.from({ length: 50 }, (_, index) => `${index + 1} ${((index * 7 + 3) % 9) + 52}`).join('\n')}`,
    `200 199 40\n${Array.from({ length: 199 }, (_, index) => `${index + 1} ${index + 2} ${((index * 541) % 997) + 1}`).join('\n')}\n${Array.from({ length: 40 }, (_, index) => `${index * 4 + 1} ${index * 4 + 2 + (index % 30)}`).join('\n')}`,
  ],
  tests: lowestBridgeTests,
  solve(input) {
    const next = readNumbers(input);
    const [towns, roadCount, questions] = [next(), next(), next()];
    const roads = Array.from({ length: roadCount }, () => ({
      ends: [next(), next()] as const,
      height: next(),
    }));
    roads.sort((a, b) => b.height - a.height);
    // Groups of towns, joined the smaller to the larger by the highest bridges first: the way up to a
    // common group is short, and its lowest height is the answer.
    const above = Array.from({ length: towns + 1 }, () => ({ group: 0, height: Infinity }));
    const sizes = above.map(() => 1);
    const top = (town: number) => {
      let group = town;
      for (let up = above[group]; up && up.group > 0; up = above[group]) group = up.group;
      return group;
    };
    for (const { ends, height } of roads) {
      const [small = 0, large = 0] = ends
        .map(top)
        .sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0));
      if (small === large) continue;
      above[small] = { group: large, height };
      sizes[large] = (sizes[large] ?? 0) + (sizes[small] ?? 0);
    }
    const tallest = (from: number, to: number): number => {
      let [one, other] = [from, to];
      let lowest = Infinity;
      while (one !== other) {
        const [first, second] = [above[one], above[other]];
        if (!first || !second || (first.group === 0 && second.group === 0)) return -1;
        // Heights never increase towards the root, so the higher of the two groups is left first.
        if (first.group > 0 && first.height >= (second.group > 0 ? second.height : 0)) {
          [one, lowest] = [first.group, Math.min(lowest, first.height)];
        } else [other, lowest] = [second.group, Math.min(lowest, second.height)];
      }
      return lowest;
    };
    return Array.from({ length: questions }, () => tallest(next(), next())).join(' ');
  },
};
