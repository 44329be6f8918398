import type { ChallengeSource } from './challenge-source';
import { rollCallTests } from './generated/roll-call';
import { lineAt, numbersOf, sequence } from './input-text';

export const rollCall: ChallengeSource = {
  title: 'Roll Call After Lunch',
  difficulty: 'Beginner',
  topics: ['Arrays', 'Hashing'],
  statement: [
    'After lunch the pupils of a class call out their roll numbers, from 1 to N, in any order. Some have not come back, and some friends answer for others, so that a number may be heard more than once.',
    'Print the numbers that were not heard, and the numbers that were heard more than once.',
  ],
  inputFormat:
    'The first line holds N and the number of calls M. The second line holds the M numbers.',
  outputFormat:
    'Two lines: the numbers not heard, and those heard more than once, each in ascending order and separated by one space; NONE in place of an empty line.',
  constraints: ['1 ≤ N ≤ 10^5', '1 ≤ M ≤ 10^5', '1 ≤ number ≤ N'],
  examples: [
    { input: '6 6\n2 5 1 5 6 5', explanation: '3 and 4 were not heard; 5 was heard three times.' },
    { input: '3 3\n3 1 2', explanation: 'Everyone is back and answered once.' },
  ],
  hiddenInputs: [
    '1 1\n1',
    '1 3\n1 1 1',
    '5 1\n4',
    '4 8\n4 3 2 1 1 2 3 4',
    '10 5\n10 1 10 1 10',
    `300 300\n${sequence(300, (index) => ((index * 77) % 211) + 1)}`,
    `400 400\n${sequence(400, (index) => 400 - index)}`,
  ],
  tests: rollCallTests,
  solve(input) {
    const [size = 0] = numbersOf(lineAt(input, 0));
    const counts = Array.from({ length: size }, () => 0);
    for (const roll of numbersOf(lineAt(input, 1))) counts[roll - 1] = (counts[roll - 1] ?? 0) + 1;
    const rolls = counts.map((count, index) => ({ count, roll: index + 1 }));
    const missing = rolls.filter(({ count }) => count === 0);
    const repeated = rolls.filter(({ count }) => count > 1);
    return [missing, repeated]
      .map((found) => found.map(({ roll }) => roll).join(' ') || 'NONE')
      .join('\n');
  },
};
