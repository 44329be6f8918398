import type { ChallengeSource } from './challenge-source';
import { peacefulQueensTests } from './generated/peaceful-queens';
import { readNumbers } from './input-text';

export const peacefulQueens: ChallengeSource = {
  title: 'Peaceful Queens',
  difficulty: 'Expert',
  topics: ['Backtracking'],
  practice: { type: 'Competitive Programming' },
  statement: [
    'N queens are to stand on a chessboard of N × N so that none attacks another: no two share a row, a column or a diagonal. Some squares are wet and cannot be used.',
    'Count the ways to place all N queens.',
  ],
  inputFormat:
    'The first line holds N and the number of wet squares B. Each of the next B lines holds the row and column of a wet square.',
  outputFormat: 'One number: how many ways there are.',
  constraints: ['1 ≤ N ≤ 11', '0 ≤ B ≤ N × N', 'No wet square is given twice'],
  examples: [
    { input: '4 0', explanation: 'An empty board of four rows has two ways.' },
    { input: '4 1\n1 2', explanation: 'One of the two ways uses that square.' },
  ],
  hiddenInputs: ['1 0', '1 1\n1 1', '2 0', '5 0', '6 0', '8 0', '8 3\n1 1\n2 2\n3 3', '9 1\n5 5'],
  tests: peacefulQueensTests,
  solve(input) {
    const next = readNumbers(input);
    const size = next();
    const wet = new Set(Array.from({ length: next() }, () => `${next()} ${next()}`));
    const columns: number[] = [];
    const place = (row: number): number => {
      if (row > size) return 1;
      let ways = 0;
      for (let column = 1; column <= size; column += 1) {
        const isAttacked = columns.some(
          (other, index) => other === column || Math.abs(other - column) === row - 1 - index,
        );
        if (isAttacked || wet.has(`${row} ${column}`)) continue;
        columns.push(column);
        ways += place(row + 1);
        columns.pop();
      }
      return ways;
    };
    return String(place(1));
  },
};
