import type { ChallengeSource } from './challenge-source';
import { pairWithSumTests } from './generated/pair-with-sum';
import { lineAt, numbersOf, sequence } from './input-text';

export const pairWithSum: ChallengeSource = {
  title: 'Two Sweets for One Note',
  difficulty: 'Beginner',
  topics: ['Arrays', 'Hashing'],
  statement: [
    'A shop gives no change. You hold one note of S rupees and want to buy exactly two sweets from the list of prices.',
    'Decide whether two different items of the list cost S rupees together. Two items may have the same price.',
  ],
  inputFormat: 'The first line holds N and S. The second line holds N prices.',
  outputFormat: 'YES when such a pair exists, otherwise NO.',
  constraints: ['1 ≤ N ≤ 10^5', '1 ≤ price, S ≤ 10^9'],
  examples: [
    { input: '4 50\n10 20 30 45', explanation: '20 + 30 = 50.' },
    { input: '3 40\n20 15 30', explanation: 'There is only one item of 20.' },
  ],
  hiddenInputs: [
    '1 10\n10',
    '2 20\n10 10',
    '5 9\n1 2 3 4 4',
    '4 100\n99 2 3 98',
    `2000 3997\n${sequence(2000, (index) => index * 2 + 1)}`,
    `2000 3996\n${sequence(2000, (index) => index * 2 + 1)}`,
    '3 1000000000\n500000000 1 500000000',
    '6 12\n6 1 2 3 4 5',
  ],
  tests: pairWithSumTests,
  solve(input) {
    const [, sum = 0] = numbersOf(lineAt(input, 0));
    const seen = new Set<number>();
    for (const price of numbersOf(lineAt(input, 1))) {
      if (seen.has(sum - price)) return 'YES';
      seen.add(price);
    }
    return 'NO';
  },
};
