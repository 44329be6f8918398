import type { ChallengeSource } from './challenge-source';
import { pondCountTests } from './generated/pond-count';
import { linesOf } from './input-text';

export const pondCount: ChallengeSource = {
  title: 'Ponds After the Monsoon',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Depth-first search'],
  statement: [
    'A photo of a field is a grid: W is water, . is dry ground. Water cells that share a side belong to one pond; cells that touch only at a corner do not.',
    'Print the number of ponds and the number of cells of the largest one.',
  ],
  inputFormat:
    'The first line holds the number of rows R and of columns C. Each of the next R lines holds C characters.',
  outputFormat:
    'Two numbers: how many ponds there are and the size of the largest (0 when there is none).',
  constraints: ['1 ≤ R, C ≤ 500'],
  examples: [
    {
      input: '3 4\nWW..\n..W.\n..WW',
      explanation: 'A pond of two cells and one of three: they touch only at a corner.',
    },
    { input: '1 3\n...', explanation: 'The field is dry.' },
  ],
  hiddenInputs: [
    '1 1\nW',
    '2 2\nW.\n.W',
    '3 3\nWWW\nW.W\nWWW',
    '1 5\nW.W.W',
    '4 4\nWWWW\nWWWW\nWWWW\nWWWW',
    `30 30\n${Array.from({ length: 30 }, (_, row) => Array.from({ length: 30 }, (_cell, column) => ((row * 7 + column * 3) % 5 < 2 ? 'W' : '.')).join('')).join('\n')}`,
    '3 5\nW...W\nWWWWW\nW...W',
  ],
  tests: pondCountTests,
  solve(input) {
    const cells = linesOf(input)
      .slice(1)
      .map((line) => [...line.trim()]);
    let ponds = 0;
    let largest = 0;
    for (const [firstRow, line] of cells.entries()) {
      for (const firstColumn of line.keys()) {
        let size = 0;
        const open: [number, number][] = [[firstRow, firstColumn]];
        for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
          const [row, column] = cell;
          const cellRow = cells[row];
          if (cellRow?.[column] !== 'W') continue;
          cellRow[column] = '.';
          size += 1;
          open.push([row + 1, column], [row - 1, column], [row, column + 1], [row, column - 1]);
        }
        if (size > 0) ponds += 1;
        largest = Math.max(largest, size);
      }
    }
    return `${ponds} ${largest}`;
  },
};
