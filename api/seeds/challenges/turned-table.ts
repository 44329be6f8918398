import type { ChallengeSource } from './challenge-source';
import { turnedTableTests } from './generated/turned-table';
import { linesOf, numbersOf } from './input-text';

export const turnedTable: ChallengeSource = {
  title: 'Rows Become Columns',
  difficulty: 'Beginner',
  topics: ['Matrices'],
  statement: [
    'A clerk typed a table the wrong way round: what should be a column was typed as a row.',
    'Print the table with rows and columns exchanged.',
  ],
  inputFormat:
    'The first line holds the number of rows R and of columns C. Each of the next R lines holds C numbers.',
  outputFormat: 'C lines with R numbers each, separated by one space.',
  constraints: ['1 ≤ R, C ≤ 100', '-10^6 ≤ number ≤ 10^6'],
  examples: [
    { input: '2 3\n1 2 3\n4 5 6', explanation: 'The first column 1 4 becomes the first row.' },
    { input: '1 1\n9', explanation: 'A table of one cell stays as it is.' },
  ],
  hiddenInputs: [
    '1 4\n1 2 3 4',
    '4 1\n1\n2\n3\n4',
    '2 2\n0 -1\n-2 0',
    '3 3\n1 2 3\n4 5 6\n7 8 9',
    '3 2\n1000000 -1000000\n5 5\n7 8',
    '2 5\n1 1 1 1 1\n2 2 2 2 2',
  ],
  tests: turnedTableTests,
  solve(input) {
    const rows = linesOf(input).slice(1).map(numbersOf);
    return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]).join(' ')).join('\n');
  },
};
