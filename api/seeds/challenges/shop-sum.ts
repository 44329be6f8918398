import type { ChallengeSource } from './challenge-source';
import { shopSumTests } from './generated/shop-sum';

export const shopSum: ChallengeSource = {
  title: 'The Bill on the Slate',
  difficulty: 'Advanced',
  topics: ['Stacks', 'Strings'],
  statement: [
    'A shopkeeper writes the whole bill as one line on a slate, with numbers, the signs + - * and brackets. What is in brackets comes first, then products, then sums and differences from left to right.',
    'Work out the line. Write the calculation yourself: a function of the language that runs text as a program is not what is asked.',
  ],
  inputFormat: 'One line. There may be spaces around numbers, signs and brackets.',
  outputFormat: 'One number: the result.',
  constraints: [
    '1 ≤ length ≤ 1000',
    '0 ≤ number ≤ 10^6, without leading zeros',
    'A sign always stands between two values; no value begins with a minus',
    'All results on the way lie between -10^15 and 10^15',
  ],
  examples: [
    { input: '2 * (45 + 30) - 20', explanation: 'Two dishes for 75, less a discount of 20.' },
    { input: '10-4-3*2', explanation: '10 - 4 = 6, and 6 - 6 = 0.' },
  ],
  hiddenInputs: [
    '7',
    '((((5))))',
    '1 - (2 - (3 - (4 - 5)))',
    '0 * (3 - 8) + 0',
    '1000000*1000000-999999*1000000',
    '2+3*4*(5-6)*(7-8)-9',
    `1${' + 2*3 - 1'.repeat(90)}`,
    `${'('.repeat(200)}1${'+1)'.repeat(200)}`,
  ],
  tests: shopSumTests,
  solve(input) {
    const signs = input.match(/\d+|[-+*()]/g) ?? [];
    let position = 0;
    const value = (): number => {
      const sign = signs[position++];
      if (sign !== '(') return Number(sign);
      const inner = sum();
      position += 1;
      return inner;
    };
    const product = (): number => {
      let result = value();
      for (; signs[position] === '*'; result *= value()) position += 1;
      return result;
    };
    const sum = (): number => {
      let result = product();
      while (signs[position] === '+' || signs[position] === '-') {
        const factor = signs[position++] === '+' ? 1 : -1;
        result += factor * product();
      }
      return result;
    };
    return String(sum());
  },
};
