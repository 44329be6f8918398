import type { ChallengeSource } from './challenge-source';
import { canePathTests } from './generated/cane-path';
import { linesOf } from './input-text';
import { MinHeap } from './min-heap';

export const canePath: ChallengeSource = {
  title: 'A Path Through the Sugarcane',
  summary:
    'Print the fewest cells of cane to cut on a way to the well, and the fewest steps of such a way.',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Shortest paths'],
  statement: [
    'A farmer wants to walk from the house at the top left corner of a field to the well at the bottom right corner, and cutting sugarcane on the way costs money. The field is a grid: . is a bare cell and # a cell full of cane. One step leads to the cell above, below, left or right.',
    'The farmer first wants to cut as few cells of cane as possible, and among such ways to take as few steps as possible. A corner full of cane has to be cut as well. Print both numbers.',
  ],
  inputFormat:
    'The first line holds the number of rows R and of columns C. Each of the next R lines holds C characters.',
  outputFormat: 'Two numbers: the cells cut and the steps.',
  constraints: ['1 ≤ R, C ≤ 300'],
  examples: [
    {
      input: '3 4\n.##.\n....\n##.#',
      explanation: 'Only the cell of the well is cut; the way there has 5 steps.',
    },
    { input: '1 1\n.', explanation: 'House and well share the only cell.' },
  ],
  hiddenInputs: [
    '1 1\n#',
    '2 2\n##\n##',
    '1 6\n.#.##.',
    '3 5\n.#...\n.#.#.\n...#.',
    '5 5\n.....\n####.\n.....\n.####\n.....',
    '4 4\n.##.\n#..#\n#..#\n.##.',
    `20 20\n${Array.from({ length: 20 }, (_, row) => Array.from({ length: 20 }, (_cell, column) => ((row * 5 + column * 3 + ((row * column) % 4)) % 7 < 3 ? '#' : '.')).join('')).join('\n')}`,
  ],
  tests: canePathTests,
  solve(input) {
    const field = linesOf(input)
      .slice(1)
      .map((line) => line.trim());
    const width = field[0]?.length ?? 0;
    const cells = field.join('');
    // One number compares both: a cut weighs more than any number of steps.
    const CUT = 1_000_000;
    const cut = (cell: number) => (cells[cell] === '#' ? CUT : 0);
    const cost = [cut(0)];
    const open = new MinHeap<{ cell: number; total: number }>(
      (one, other) => one.total - other.total,
    );
    open.push({ cell: 0, total: cut(0) });
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { cell, total } = next;
      if (total > (cost[cell] ?? 0)) continue;
      const neighbours = [
        cell % width > 0 ? cell - 1 : -1,
        cell % width < width - 1 ? cell + 1 : -1,
        cell - width,
        cell + width < cells.length ? cell + width : -1,
      ];
      for (const neighbour of neighbours) {
        if (neighbour < 0) continue;
        const there = total + cut(neighbour) + 1;
        if (there >= (cost[neighbour] ?? Infinity)) continue;
        cost[neighbour] = there;
        open.push({ cell: neighbour, total: there });
      }
    }
    const total = cost[cells.length - 1] ?? 0;
    return `${Math.floor(total / CUT)} ${total % CUT}`;
  },
};
