import type { ChallengeSource } from './challenge-source';
import { diwaliFlameTests } from './generated/diwali-flame';
import { linesOf } from './input-text';

const beside = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

export const diwaliFlame: ChallengeSource = {
  title: 'From Lamp to Lamp',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Breadth-first search'],
  statement: [
    'On the evening of Diwali lamps stand on the squares of a courtyard, and some of them burn already. In each minute every dark lamp that has a burning lamp on the square above, below, to the left or to the right of it is lit from that one; a lamp lit in this minute lights others only from the next minute on.',
    'Print after how many minutes the last lamp is lit that gets a flame in this way (0 when none does), and how many lamps stay dark for ever.',
  ],
  inputFormat:
    'The first line holds R and C. Each of the next R lines holds C characters: * is a burning lamp, o a dark one, and . a square without a lamp.',
  outputFormat: 'Two numbers: the minutes, and the lamps that stay dark.',
  constraints: ['1 ≤ R, C ≤ 500'],
  examples: [
    {
      input: '3 4\n*oo.\n..oo\no..*',
      explanation:
        'The flames meet in the middle after two minutes; the lamp in the corner has no neighbour.',
    },
    { input: '1 2\n..', explanation: 'There is no lamp at all.' },
  ],
  hiddenInputs: [
    '1 1\no',
    '1 1\n*',
    '1 9\n*ooooooo*',
    '2 2\n*o\noo',
    '5 5\n*oooo\n....o\nooooo\no....\nooooo',
    '3 3\n*.o\n.*.\no.*',
    `30 30\n${Array.from({ length: 30 }, (_, row) => Array.from({ length: 30 }, (_unused, column) => ((row * 17 + column * 31) % 11 < 3 ? '.' : row + column === 20 && row % 7 === 0 ? '*' : 'o')).join('')).join('\n')}`,
  ],
  tests: diwaliFlameTests,
  solve(input) {
    const yard = linesOf(input)
      .slice(1)
      .map((line) => [...line.trim()]);
    const squares = yard.flatMap((line, row) =>
      line.map((mark, column) => ({ mark, row, column })),
    );
    let burning = squares.filter(({ mark }) => mark === '*');
    let dark = squares.filter(({ mark }) => mark === 'o').length;
    for (let minutes = 0; ; minutes += 1) {
      const lit: typeof burning = [];
      for (const lamp of burning) {
        for (const [down, right] of beside) {
          const [row, column] = [lamp.row + down, lamp.column + right];
          const line = yard[row] ?? [];
          if (line[column] !== 'o') continue;
          line[column] = '*';
          lit.push({ mark: '*', row, column });
        }
      }
      if (lit.length === 0) return `${minutes} ${dark}`;
      dark -= lit.length;
      burning = lit;
    }
  },
};
