import type { ChallengeGuide } from './challenge-guide';

export const turnedTableGuide: ChallengeGuide = {
  hints: [
    'How many lines does the output have for a table of 2 rows and 3 columns, and how many numbers stand on each?',
    'Line c of the output holds the c-th number of every row, from the first row to the last.',
  ],
  editorial: `Exchanging rows and columns turns the number in row r and column c into the one in row c and column r. So the first line of the output is the first column of the input, the second line the second column, and so on.

Read all rows first, because the first output line needs a number from the last row. Then let the outer loop run over the C columns and the inner loop over the R rows, and print the numbers of each column on one line. Many languages have a function that walks over several lists side by side; applied to the rows, it yields the columns.

Each number is read and written once: \`O(R × C)\` time and memory, at most 10\u00a0000 numbers. There is no need to convert the numbers at all; they can be kept as text, with their minus signs.

### Tables that are not square

With a square table, the loops over rows and columns have the same length, and mixing them up goes unnoticed. For \`1 2 3\` above \`4 5 6\`, the output has three lines: \`1 4\`, \`2 5\` and \`3 6\`. If the outer loop runs R times instead of C times, the third line is missing. With more rows than columns, the same program reaches past the end of a row and stops with an error. Turning the table inside itself, by exchanging pairs, also works for square tables only.`,
};
