import type { ChallengeSource } from './challenge-source';
import { papadDaysTests } from './generated/papad-days';
import { lineAt, numbersOf, sequence } from './input-text';

export const papadDays: ChallengeSource = {
  title: 'Even Days for Papad',
  summary:
    'Print the smallest difference between the highest and the lowest humidity of K days in a row.',
  difficulty: 'Advanced',
  topics: ['Sliding window', 'Queues'],
  statement: [
    'Papad dries well when the air is about equally damp for K days in a row. A women’s collective has the forecast of the humidity for N days and looks for the K neighbouring days whose highest and lowest values differ least.',
    'Print that smallest difference, and the day on which such a stretch begins for the first time. Comparing all K values of each stretch is too slow.',
  ],
  inputFormat: 'The first line holds N and K. The second line holds the N values.',
  outputFormat: 'Two numbers: the difference, and the first day, counted from 1.',
  constraints: ['1 ≤ K ≤ N ≤ 10^5', '0 ≤ value ≤ 10^6'],
  examples: [
    {
      input: '6 3\n60 48 52 50 71 70',
      explanation: '48, 52 and 50 differ by 4 at most.',
    },
    { input: '3 1\n9 9 2', explanation: 'A single day does not differ from itself.' },
  ],
  hiddenInputs: [
    '1 1\n0',
    '4 4\n10 40 20 30',
    '5 2\n1 3 5 3 1',
    '6 2\n1000000 0 1000000 0 500000 0',
    '8 3\n7 6 5 4 4 5 6 7',
    '6 5\n1 2 3 4 5 100',
    `900 30\n${sequence(900, (index) => (index * index * 31) % 1013)}`,
    `600 200\n${sequence(600, (index) => Math.abs(index - 320) * 3)}`,
  ],
  tests: papadDaysTests,
  solve(input) {
    const [, width = 1] = numbersOf(lineAt(input, 0));
    const values = numbersOf(lineAt(input, 1));
    const lowest = highest(
      values.map((value) => -value),
      width,
    );
    const differences = highest(values, width).map((most, start) => most + (lowest[start] ?? 0));
    const smallest = differences.reduce((least, one) => Math.min(least, one), Infinity);
    return `${smallest} ${differences.indexOf(smallest) + 1}`;
  },
};

/** The highest value in each window of `width` neighbours. */
function highest(values: readonly number[], width: number): number[] {
  const found: number[] = [];
  // The indexes in the window whose value is greater than all later values. The first of them has the highest value.
  const falling: number[] = [];
  let first = 0;
  for (const [index, value] of values.entries()) {
    while (falling.length > first && (values[falling.at(-1) ?? 0] ?? 0) <= value) falling.pop();
    falling.push(index);
    if ((falling[first] ?? 0) <= index - width) first += 1;
    if (index >= width - 1) found.push(values[falling[first] ?? 0] ?? 0);
  }
  return found;
}
