import type { ChallengeSource } from './challenge-source';
import { sandalTokensTests } from './generated/sandal-tokens';
import { lineAt, numbersOf, sequence } from './input-text';

export const sandalTokens: ChallengeSource = {
  title: 'Sandals Still on the Rack',
  summary: 'Print the two numbers of a book that stand in it only once.',
  difficulty: 'Intermediate',
  topics: ['Bits', 'Hashing'],
  statement: [
    'At the sandal rack of a temple the number of a token is written down twice: when the sandals are left and when they are fetched. In the evening exactly two pairs are still on the rack, so that two numbers stand in the book only once.',
    'Print these two numbers. The book is long; try to remember only a few numbers while reading it.',
  ],
  inputFormat: 'The first line holds the number of entries N. The second line holds the entries.',
  outputFormat: 'The two numbers in ascending order, separated by one space.',
  constraints: [
    '2 ≤ N ≤ 10^5, N is even',
    '0 ≤ number < 2^30',
    'Two numbers stand there once, all others exactly twice',
  ],
  examples: [
    { input: '6\n14 9 27 14 27 3', explanation: '14 and 27 were fetched.' },
    { input: '2\n8 0', explanation: 'Nobody has come back yet.' },
  ],
  hiddenInputs: [
    '2\n1 2',
    '4\n5 0 5 1073741823',
    '6\n536870912 4 536870912 6 7 7',
    '8\n1 1 2 2 3 3 5 4',
    '10\n9 8 7 6 5 5 6 7 9 1000000',
    `802\n${sequence(802, (index) => ((index * 7919) % 401) * 3 + (index >= 801 ? 1 : 0))}`,
    `600\n${sequence(600, (index) => (index < 300 ? index * index : (599 - index) ** 2 + (index === 450 ? 1 : 0)))}`,
  ],
  tests: sandalTokensTests,
  solve(input) {
    const single = new Set<number>();
    for (const token of numbersOf(lineAt(input, 1))) {
      if (!single.delete(token)) single.add(token);
    }
    return [...single].sort((a, b) => a - b).join(' ');
  },
};
