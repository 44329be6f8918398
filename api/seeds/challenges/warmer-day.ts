import type { ChallengeSource } from './challenge-source';
import { warmerDayTests } from './generated/warmer-day';
import { lineAt, numbersOf, sequence } from './input-text';

export const warmerDay: ChallengeSource = {
  title: 'Waiting for a Warmer Day',
  difficulty: 'Intermediate',
  topics: ['Stacks', 'Arrays'],
  statement: [
    'In a hill village people write down the temperature of each day and ask how long they will have to wait for a warmer one.',
    'For each day print the number of days until the next day that is strictly warmer, or 0 when there is none.',
  ],
  inputFormat: 'The first line holds N. The second line holds N temperatures.',
  outputFormat: 'N numbers separated by one space.',
  constraints: ['1 ≤ N ≤ 10^5', '-50 ≤ temperature ≤ 50'],
  examples: [
    {
      input: '5\n10 8 9 12 7',
      explanation: 'After 10 one waits three days for 12, after 8 one day for 9.',
    },
    { input: '3\n5 5 5', explanation: 'An equal day is not warmer.' },
  ],
  hiddenInputs: [
    '1\n0',
    '4\n1 2 3 4',
    '4\n4 3 2 1',
    '6\n-3 -5 -4 -3 -2 -9',
    '7\n30 10 20 10 25 10 31',
    `800\n${sequence(800, (index) => ((index * 37) % 101) - 50)}`,
  ],
  tests: warmerDayTests,
  solve(input) {
    const days = numbersOf(lineAt(input, 1));
    const waits = days.map(() => 0);
    const waiting: number[] = [];
    for (const [day, temperature] of days.entries()) {
      for (
        let last = waiting.at(-1);
        last !== undefined && (days[last] ?? 0) < temperature;
        last = waiting.at(-1)
      ) {
        waits[last] = day - last;
        waiting.pop();
      }
      waiting.push(day);
    }
    return waits.join(' ');
  },
};
