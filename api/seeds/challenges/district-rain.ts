import type { ChallengeSource } from './challenge-source';
import { districtRainTests } from './generated/district-rain';
import { readNumbers, sequence } from './input-text';

export const districtRain: ChallengeSource = {
  title: 'Rain Over the District',
  difficulty: 'Intermediate',
  topics: ['Matrices', 'Range queries'],
  statement: [
    'A map of a district is divided into squares, and the weather office knows how many millimetres of rain fell on each of them. Officers ask about rectangles of the map.',
    'For each rectangle print the sum of its squares and the word WET when their average is at least H millimetres, otherwise DRY.',
  ],
  inputFormat:
    'The first line holds the number of rows R, of columns C and of questions Q, and H. Each of the next R lines holds C numbers. Each of the next Q lines holds the top row, the left column, the bottom row and the right column of a rectangle; rows and columns are counted from 1, and the borders belong to the rectangle.',
  outputFormat: 'Q lines with a sum and a word, separated by one space.',
  constraints: [
    '1 ≤ R, C ≤ 300',
    '1 ≤ Q ≤ 2 × 10^4 (adding up the squares for each question is too slow)',
    '0 ≤ rain, H ≤ 1000',
  ],
  examples: [
    {
      input: '2 3 2 5\n4 9 1\n0 6 8\n1 1 2 2\n1 3 1 3',
      explanation: '4 + 9 + 0 + 6 = 19 on four squares is less than 5 each; 1 is less too.',
    },
    { input: '1 1 1 7\n7\n1 1 1 1', explanation: 'Exactly H counts as wet.' },
  ],
  hiddenInputs: [
    '1 1 1 0\n0\n1 1 1 1',
    '1 5 3 3\n1 2 3 4 5\n1 1 1 5\n1 2 1 3\n1 4 1 4',
    '4 1 3 10\n10\n0\n0\n30\n1 1 4 1\n2 1 3 1\n4 1 4 1',
    '3 3 4 2\n1 2 3\n2 2 2\n3 2 1\n1 1 3 3\n2 2 2 2\n1 3 3 3\n2 1 3 2',
    '2 2 1 1000\n1000 1000\n1000 1000\n1 1 2 2',
    `40 30 60 50\n${Array.from({ length: 40 }, (_, row) => sequence(30, (column) => (row * 37 + column * 91) % 101)).join('\n')}\n${Array.from({ length: 60 }, (_, index) => `${(index % 20) + 1} ${(index % 15) + 1} ${20 + ((index * 7) % 21)} ${15 + ((index * 11) % 16)}`).join('\n')}`,
  ],
  tests: districtRainTests,
  solve(input) {
    const next = readNumbers(input);
    const [rows, columns, questions, limit] = [next(), next(), next(), next()];
    // sums[r][c]: all squares above row r and left of column c, counted from 0.
    const sums = [new Array<number>(columns + 1).fill(0)];
    for (let row = 0; row < rows; row += 1) {
      const line = [0];
      const above = sums[row] ?? [];
      let inRow = 0;
      for (let column = 1; column <= columns; column += 1) {
        inRow += next();
        line.push((above[column] ?? 0) + inRow);
      }
      sums.push(line);
    }
    const corner = (row: number, column: number) => sums[row]?.[column] ?? 0;
    return Array.from({ length: questions }, () => {
      const [top, left, bottom, right] = [next() - 1, next() - 1, next(), next()];
      const sum =
        corner(bottom, right) - corner(top, right) - corner(bottom, left) + corner(top, left);
      return `${sum} ${sum >= limit * (bottom - top) * (right - left) ? 'WET' : 'DRY'}`;
    }).join('\n');
  },
};
