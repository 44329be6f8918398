import type { ChallengeSource } from './challenge-source';
import { linesOf } from './input-text';
import { marketMazeTests } from './generated/market-maze';

export const marketMaze: ChallengeSource = {
  title: 'Way Through the Market',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Breadth-first search'],
  statement: [
    'A market is a grid of lanes: . is free, # is a stall, S is where you stand and E is the exit. One step leads to a free cell above, below, left or right.',
    'Print the smallest number of steps from S to E, or -1 when there is no way.',
  ],
  inputFormat:
    'The first line holds the number of rows R and of columns C. Each of the next R lines holds C characters.',
  outputFormat: 'One number: the steps of the shortest way, or -1.',
  constraints: ['1 ≤ R, C ≤ 300', 'There is exactly one S and one E'],
  examples: [
    { input: '3 4\nS.#E\n..#.\n....', explanation: 'Down two, right three, up two: 7 steps.' },
    { input: '1 3\nS#E', explanation: 'The stall blocks the only lane.' },
  ],
  hiddenInputs: [
    '1 2\nSE',
    '2 2\nS#\n#E',
    '3 3\nS..\n...\n..E',
    '5 5\nS#...\n.#.#.\n.#.#.\n.#.#.\n...#E',
    '2 5\nS...E\n.....',
    `20 20\n${Array.from({ length: 20 }, (_, row) => Array.from({ length: 20 }, (_cell, column) => (row === 0 && column === 0 ? 'S' : row === 19 && column === 19 ? 'E' : row % 4 === 2 && column !== (row % 8 === 2 ? 19 : 0) ? '#' : '.')).join('')).join('\n')}`,
    '3 3\nE#.\n.#.\n..S',
  ],
  tests: marketMazeTests,
  solve(input) {
    const cells = linesOf(input)
      .slice(1)
      .map((line) => [...line.trim()]);
    const row = cells.findIndex((line) => line.includes('S'));
    let edge: [number, number][] = [[row, cells[row]?.indexOf('S') ?? 0]];
    for (let steps = 0; edge.length > 0; steps += 1) {
      const nextEdge: [number, number][] = [];
      for (const [y, x] of edge) {
        const line = cells[y];
        const cell = line?.[x];
        if (line === undefined || cell === undefined || cell === '#') continue;
        if (cell === 'E') return String(steps);
        line[x] = '#';
        nextEdge.push([y + 1, x], [y - 1, x], [y, x + 1], [y, x - 1]);
      }
      edge = nextEdge;
    }
    return '-1';
  },
};
