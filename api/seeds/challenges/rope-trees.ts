import type { ChallengeSource } from './challenge-source';
import { ropeTreesTests } from './generated/rope-trees';
import { readNumbers } from './input-text';

interface Tree {
  x: number;
  y: number;
}

/** More than 0 when the way from a over b to c turns left. */
function turn(a: Tree, b: Tree, c: Tree): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export const ropeTrees: ChallengeSource = {
  title: 'A Rope Around the Sacred Grove',
  difficulty: 'Expert',
  topics: ['Geometry', 'Sorting'],
  statement: [
    'A village ties one rope around its sacred grove, as tight as it goes, so that every tree is inside or touches the rope. A tree is a point; it is a corner when the rope changes its direction there. Trees that only touch a straight stretch of the rope are not corners.',
    'Print the number of corners and twice the area inside the rope. When all trees stand on one straight line, the rope runs there and back: the two outermost trees are the corners and the area is 0. A lone tree is one corner.',
  ],
  inputFormat:
    'The first line holds the number of trees N. Each of the next N lines holds the whole coordinates X and Y of a tree.',
  outputFormat: 'Two numbers: the corners and twice the area.',
  constraints: ['1 ≤ N ≤ 10^5', '-10^6 ≤ X, Y ≤ 10^6', 'No two trees stand on the same point'],
  examples: [
    {
      input: '6\n0 0\n4 0\n2 0\n4 3\n1 1\n0 3',
      explanation: 'Four corners of a rectangle; one tree is inside and one touches the rope.',
    },
    { input: '3\n1 1\n3 3\n2 2', explanation: 'All three stand on one line.' },
  ],
  hiddenInputs: [
    '1\n-5 7',
    '2\n0 0\n0 9',
    '3\n0 0\n1 0\n0 1',
    '5\n2 -1\n2 8\n2 0\n2 3\n2 -6',
    '4\n-1000000 -1000000\n1000000 -1000000\n1000000 1000000\n-1000000 1000000',
    `49\n${Array.from({ length: 49 }, (_, index) => `${index % 7} ${Math.floor(index / 7)}`).join('\n')}`,
    `300\n${Array.from({ length: 300 }, (_, index) => `${((index * 7919) % 601) - 300} ${((index * index * 31) % 577) - 288}`).join('\n')}`,
    `101\n${Array.from({ length: 101 }, (_, index) => `${index - 50} ${(index - 50) ** 2}`).join('\n')}`,
  ],
  tests: ropeTreesTests,
  solve(input) {
    const next = readNumbers(input);
    const trees = Array.from({ length: next() }, (): Tree => ({ x: next(), y: next() }));
    trees.sort((a, b) => a.x - b.x || a.y - b.y);
    const side = (order: readonly Tree[]) => {
      const corners: Tree[] = [];
      for (const tree of order) {
        for (let end = corners.length; end > 1; end -= 1) {
          const [before = tree, last = tree] = corners.slice(-2);
          if (turn(before, last, tree) > 0) break;
          corners.pop();
        }
        corners.push(tree);
      }
      return corners.slice(0, -1);
    };
    const rope = trees.length === 1 ? trees : [...side(trees), ...side([...trees].reverse())];
    const area = rope.reduce((sum, tree, index) => {
      const before = rope.at(index - 1) ?? tree;
      return sum + (before.x - tree.x) * (before.y + tree.y);
    }, 0);
    return `${rope.length} ${Math.abs(area)}`;
  },
};
