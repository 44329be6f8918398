import type { ChallengeSource } from './challenge-source';
import { rangoliSpiralTests } from './generated/rangoli-spiral';
import { linesOf, numbersOf, sequence } from './input-text';

export const rangoliSpiral: ChallengeSource = {
  title: 'Rangoli Spiral',
  difficulty: 'Intermediate',
  topics: ['Matrices', 'Simulation'],
  statement: [
    'A rangoli is drawn on a grid. The artist starts at the top left corner, goes right, then down, left and up, always turning inwards when there is no free cell ahead.',
    'Print the numbers of the grid in the order in which the artist visits them.',
  ],
  inputFormat:
    'The first line holds the number of rows R and of columns C. Each of the next R lines holds C numbers.',
  outputFormat: 'All numbers in spiral order, separated by one space.',
  constraints: ['1 ≤ R, C ≤ 100', '-1000 ≤ number ≤ 1000'],
  examples: [
    { input: '3 3\n1 2 3\n4 5 6\n7 8 9', explanation: 'Once around the border, then the middle.' },
    { input: '1 4\n5 6 7 8', explanation: 'One row is read from left to right.' },
  ],
  hiddenInputs: [
    '1 1\n42',
    '4 1\n1\n2\n3\n4',
    '2 3\n1 2 3\n4 5 6',
    '3 4\n1 2 3 4\n5 6 7 8\n9 10 11 12',
    '4 4\n1 2 3 4\n12 13 14 5\n11 16 15 6\n10 9 8 7',
    `10 10\n${Array.from({ length: 10 }, (_, row) => sequence(10, (column) => row * 10 + column)).join('\n')}`,
  ],
  tests: rangoliSpiralTests,
  solve(input) {
    let rows = linesOf(input).slice(1).map(numbersOf);
    const visited: number[] = [];
    while (rows.length > 0) {
      const [top = [], ...rest] = rows;
      visited.push(...top);
      // Turning the rest to the left puts the next side on top.
      const width = rest[0]?.length ?? 0;
      rows = Array.from({ length: width }, (_, column) =>
        rest.map((row) => row[width - 1 - column] ?? 0),
      );
    }
    return visited.join(' ');
  },
};
