import type { ChallengeSource } from './challenge-source';
import { cleanGroundTests } from './generated/clean-ground';
import { linesOf } from './input-text';

const field = (rows: number, columns: number, isStone: (index: number) => boolean) =>
  `${rows} ${columns}\n${Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) =>
      isStone(row * columns + column) ? '#' : '.',
    ).join(''),
  ).join('\n')}`;

export const cleanGround: ChallengeSource = {
  title: 'The Largest Clean Ground',
  difficulty: 'Expert',
  topics: ['Dynamic programming', 'Matrices'],
  statement: [
    'After the harvest a village looks for the largest square on a stony field where the children can play kho-kho. The field is a grid of squares of one metre, with stones on some of them; the ground must lie along the grid and be free of stones.',
    'Print the side of the largest ground, and in how many places a ground of that size can lie. When there are stones everywhere, print 0 twice.',
  ],
  inputFormat:
    'The first line holds R and C. Each of the next R lines holds C characters: # is a stone and . a free square.',
  outputFormat: 'Two numbers: the side, and the number of places.',
  constraints: ['1 ≤ R, C ≤ 500'],
  examples: [
    {
      input: '3 4\n..#.\n....\n#...',
      explanation: 'A side of 2 fits once in the top left corner and twice in the lower rows.',
    },
    { input: '1 3\n###', explanation: 'Stones everywhere.' },
  ],
  hiddenInputs: [
    '1 1\n.',
    '1 5\n..#..',
    '4 1\n.\n#\n.\n.',
    '2 2\n#.\n.#',
    '5 5\n.....\n.....\n..#..\n.....\n.....',
    field(20, 20, () => false),
    field(25, 40, (index) => (index * index) % 37 === 3),
    field(30, 30, (index) => index % 31 === 0 && index > 300),
  ],
  tests: cleanGroundTests,
  solve(input) {
    // For each square: the largest ground that has it as its bottom right corner.
    let above: number[] = [];
    let [largest, count] = [0, 0];
    for (const line of linesOf(input).slice(1)) {
      const row: number[] = [];
      for (const [column, mark] of [...line.trim()].entries()) {
        const around = Math.min(above[column] ?? 0, above[column - 1] ?? 0, row[column - 1] ?? 0);
        const side = mark === '#' ? 0 : 1 + around;
        row.push(side);
        if (side > largest) [largest, count] = [side, 0];
        if (side > 0 && side === largest) count += 1;
      }
      above = row;
    }
    return `${largest} ${count}`;
  },
};
