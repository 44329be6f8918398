import type { ChallengeSource } from './challenge-source';
import { fortKeysTests } from './generated/fort-keys';
import { linesOf } from './input-text';

export const fortKeys: ChallengeSource = {
  title: 'Keys of the Old Fort',
  difficulty: 'Expert',
  topics: ['Graphs', 'Breadth-first search', 'Bits'],
  statement: [
    'A guide has locked himself in an old fort and looks for the quickest way to its gate. The plan is a grid: . is free, # is a wall, S is where he stands and G is the gate. A small letter from a to f is a key, the same capital letter a door that only opens with that key; some letters may be missing, and there may be several keys or doors of one letter.',
    'One step leads to the cell above, below, left or right. A key is picked up by stepping on it and is kept, and it opens any number of its doors. Print the fewest steps to the gate and the fewest different keys that he can hold when he arrives after so many steps, or LOCKED when he cannot get out.',
  ],
  inputFormat:
    'The first line holds the number of rows R and of columns C. Each of the next R lines holds C characters.',
  outputFormat: 'Two numbers: the steps and the keys; or LOCKED.',
  constraints: ['1 ≤ R, C ≤ 40', 'There is exactly one S and one G'],
  examples: [
    {
      input: '3 5\nS.A.G\n.####\n..a..',
      explanation: 'Four steps to the key, four back to S, and four through the door to the gate.',
    },
    { input: '1 4\nSAaG', explanation: 'The key lies behind its own door.' },
  ],
  hiddenInputs: [
    '1 2\nSG',
    '1 3\nSaG',
    '2 3\nSa.\n..G',
    '3 7\nb.S.AaG\n##B####\na......',
    '5 7\nS..#..G\n.a.A.B.\n.##.##.\n...#.b.\n#######',
    '3 3\nS#.\n#..\n..G',
    '7 9\nSA.B.C.DG\n.########\n...a....b\n########B\nd...C...c\n.########\n.........',
    `12 12\n${Array.from({ length: 12 }, (_, row) => Array.from({ length: 12 }, (_cell, column) => (row + column === 0 ? 'S' : row + column === 22 ? 'G' : row % 3 === 2 ? (column === (row * 5) % 12 ? 'ACBD'[(row - 2) / 3] : '#') : row % 3 === 0 && column === (row * 7 + 4) % 12 ? 'acbd'[row / 3] : '.')).join('')).join('\n')}`,
  ],
  tests: fortKeysTests,
  solve(input) {
    const fort = linesOf(input)
      .slice(1)
      .map((line) => line.trim());
    const row = fort.findIndex((line) => line.includes('S'));
    let edge = [{ y: row, x: fort[row]?.indexOf('S') ?? 0, keys: '' }];
    const seen = new Set<string>();
    for (let steps = 0; edge.length > 0; steps += 1) {
      const arrived: number[] = [];
      const nextEdge: typeof edge = [];
      for (const { y, x, keys } of edge) {
        const cell = fort[y]?.[x] ?? '#';
        if (cell === '#' || (/[A-F]/.test(cell) && !keys.includes(cell))) continue;
        const held = /[a-f]/.test(cell)
          ? [...new Set([...keys, cell.toUpperCase()])].sort().join('')
          : keys;
        const state = `${y} ${x} ${held}`;
        if (seen.has(state)) continue;
        seen.add(state);
        if (cell === 'G') arrived.push(held.length);
        for (const [down, right] of [
          [1, 0] as const,
          [-1, 0] as const,
          [0, 1] as const,
          [0, -1] as const,
        ])
          nextEdge.push({ y: y + down, x: x + right, keys: held });
      }
      if (arrived.length > 0) return `${steps} ${Math.min(...arrived)}`;
      edge = nextEdge;
    }
    return 'LOCKED';
  },
};
