import type { ChallengeSource } from './challenge-source';
import { snakeWalkTests } from './generated/snake-walk';
import { lineAt, linesOf, numbersOf } from './input-text';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  U: [-1, 0],
  D: [1, 0],
  L: [0, -1],
  R: [0, 1],
};

export const snakeWalk: ChallengeSource = {
  title: 'Snake on a Small Screen',
  summary:
    'Play a game of snake by its moves, and print when it crashes or how long the snake gets.',
  difficulty: 'Intermediate',
  topics: ['Simulation', 'Queues'],
  practice: {
    type: 'Projects',
    projectType: 'Game Development',
  },
  statement: [
    'The heart of a snake game. The board has R rows and C columns; the snake starts as one cell at row 1, column 1. Each letter of the moves (U, D, L, R) moves its head one cell. When the head reaches the next fruit, the snake grows by one cell; otherwise its tail leaves its cell in the same step. Fruits appear one at a time, in the given order.',
    'Print CRASH and the number of the move at which the head leaves the board or enters a cell of the body that is still occupied after the tail has moved; or print the length of the snake when all moves are made.',
  ],
  inputFormat:
    'The first line holds R, C and the number of fruits F. Each of the next F lines holds the row and column of a fruit. The last line holds the moves.',
  outputFormat: 'CRASH with the number of the move, or the final length.',
  constraints: ['1 ≤ R, C ≤ 100', '0 ≤ F ≤ 1000', '1 ≤ number of moves ≤ 10^4'],
  examples: [
    {
      input: '3 3 1\n1 2\nRRD',
      explanation: 'The fruit is eaten by the first move; the length is 2.',
    },
    { input: '2 2 0\nRR', explanation: 'The second move leaves the board.' },
  ],
  hiddenInputs: [
    '1 1 0\nU',
    '2 2 3\n1 2\n2 2\n2 1\nRDLU',
    '3 3 4\n1 2\n1 3\n2 3\n2 2\nRRDLU',
    '5 5 2\n3 3\n1 1\nDDRRUULL',
    '4 4 0\nRRRDDDLLLUUURRR',
    '2 3 2\n1 2\n1 3\nRRDLLU',
  ],
  tests: snakeWalkTests,
  solve(input) {
    const [rows = 0, columns = 0, count = 0] = numbersOf(lineAt(input, 0));
    const fruits = linesOf(input)
      .slice(1, 1 + count)
      .map((line) => numbersOf(line).join(' '));
    const body = ['1 1'];
    let [row, column] = [1, 1];
    for (const [index, letter] of [...lineAt(input, 1 + count).trim()].entries()) {
      const [down, right] = steps[letter] ?? [0, 0];
      row += down;
      column += right;
      const head = `${row} ${column}`;
      if (fruits[0] === head) fruits.shift();
      else body.shift();
      const isOutside = row < 1 || column < 1 || row > rows || column > columns;
      if (isOutside || body.includes(head)) return `CRASH ${index + 1}`;
      body.push(head);
    }
    return String(body.length);
  },
};
