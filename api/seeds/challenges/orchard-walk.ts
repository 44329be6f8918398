import type { ChallengeSource } from './challenge-source';
import { orchardWalkTests } from './generated/orchard-walk';
import { lineAt, linesOf, numbersOf, sequence } from './input-text';

const rows = (count: number, columns: number, value: (index: number) => number) =>
  `${count} ${columns}\n${Array.from({ length: count }, (_, row) => sequence(columns, (column) => value(row * columns + column))).join('\n')}`;

export const orchardWalk: ChallengeSource = {
  title: 'Mangoes on the Way Down',
  difficulty: 'Intermediate',
  topics: ['Dynamic programming', 'Matrices'],
  statement: [
    'An orchard on a slope is a grid of trees, each with its number of ripe mangoes; -1 marks a fenced square that cannot be entered. A picker starts in the top left square and goes to the bottom right one, always one square to the right or one square down, and takes all mangoes of the squares on the way, the first and the last included.',
    'Print the largest number of mangoes, or BLOCKED when no way leads to the end.',
  ],
  inputFormat: 'The first line holds R and C. Each of the next R lines holds C numbers.',
  outputFormat: 'One number, or BLOCKED.',
  constraints: [
    '1 ≤ R, C ≤ 500',
    '-1 ≤ number ≤ 1000',
    'The first and the last square may be fenced too',
  ],
  examples: [
    { input: '3 3\n1 9 -1\n2 1 7\n8 3 2', explanation: '1 + 9 + 1 + 7 + 2 = 20.' },
    { input: '2 2\n5 -1\n-1 5', explanation: 'Both squares next to the start are fenced.' },
  ],
  hiddenInputs: [
    '1 1\n0',
    '1 1\n-1',
    '1 5\n1 2 3 4 5',
    '4 1\n7\n0\n-1\n7',
    '3 4\n0 0 0 0\n-1 -1 -1 0\n1000 1000 1000 0',
    '2 3\n3 3 3\n3 3 -1',
    rows(30, 30, (index) => ((index * 7919 + 5) % 101) - 1),
    rows(12, 40, (index) => (index * 31) % 97),
  ],
  tests: orchardWalkTests,
  solve(input) {
    const [, columns = 0] = numbersOf(lineAt(input, 0));
    const best = [0, ...Array.from({ length: columns - 1 }, () => -Infinity)];
    for (const line of linesOf(input).slice(1)) {
      for (const [column, mangoes] of numbersOf(line).entries()) {
        const before = Math.max(best[column] ?? 0, best[column - 1] ?? -Infinity);
        best[column] = mangoes < 0 ? -Infinity : before + mangoes;
      }
    }
    const answer = best[columns - 1] ?? 0;
    return answer < 0 ? 'BLOCKED' : String(answer);
  },
};
