import type { ChallengeSource } from './challenge-source';
import { priceCodeTests } from './generated/price-code';
import { lineAt, linesOf } from './input-text';

export const priceCode: ChallengeSource = {
  title: 'What the Shop Paid',
  difficulty: 'Beginner',
  topics: ['Strings', 'Hashing'],
  statement: [
    'An old cloth shop hides on each price tag what it paid for the piece. A code word of ten different letters stands for the digits: its first letter means 1, the second 2, and so on to 9; the tenth means 0. The letter X is never in the code word: it means the same digit as the letter before it.',
    'Print the price of each tag, and then what all of them cost together.',
  ],
  inputFormat:
    'The first line holds the code word, the second line N. Each of the next N lines holds a tag.',
  outputFormat: 'N lines with the prices, and one line with their sum.',
  constraints: [
    '1 ≤ N ≤ 500',
    'The code word has ten different letters A-Z without X',
    'Tags have 1 to 6 letters; none begins with X or with the letter for 0',
  ],
  examples: [
    {
      input: 'MUSTARDOIL\n2\nSAL\nMLX',
      explanation: 'S, A, L are 3, 5, 0; the X repeats the 0 of L.',
    },
    { input: 'JAIPURTOWN\n1\nW', explanation: 'W is the ninth letter.' },
  ],
  hiddenInputs: [
    'MUSTARDOIL\n1\nMXXXXX',
    'JAIPURTOWN\n3\nJAIPUR\nTOWN\nTOWNXX',
    'ABCDEFGHIJ\n4\nA\nAJ\nAJX\nAJXX',
    'ZYWVUTSRQP\n2\nQXXXXX\nQXXXXQ',
    'KINGFSHERB\n3\nKING\nFISH\nHERB',
    `ABCDEFGHIJ\n60\n${Array.from({ length: 60 }, (_, index) => `${'ABCDEFGHI'[index % 9]}${'JXA'[index % 3]}`).join('\n')}`,
  ],
  tests: priceCodeTests,
  solve(input) {
    const code = lineAt(input, 0).trim();
    const prices = linesOf(input)
      .slice(2)
      .map((line) =>
        [...line.trim()].reduce((price, letter) => {
          const digit = letter === 'X' ? price % 10 : (code.indexOf(letter) + 1) % 10;
          return price * 10 + digit;
        }, 0),
      );
    return [...prices, prices.reduce((sum, price) => sum + price, 0)].join('\n');
  },
};
