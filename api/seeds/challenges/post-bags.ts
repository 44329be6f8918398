import type { ChallengeSource } from './challenge-source';
import { postBagsTests } from './generated/post-bags';
import { linesOf } from './input-text';

export const postBags: ChallengeSource = {
  title: 'Nine Bags of Post',
  difficulty: 'Beginner',
  topics: ['Strings', 'Arrays'],
  statement: [
    'At the sorting office a letter goes into one of nine bags, by the first digit of its PIN code. A PIN code has exactly six digits, and the first is not 0. A letter with anything else in the place of its PIN code goes on the tray for returns.',
    'Count the letters in each bag and on the tray.',
  ],
  inputFormat: 'The first line holds N. Each of the next N lines holds what stands on a letter.',
  outputFormat: 'Ten numbers separated by one space: the bags 1 to 9, then the tray.',
  constraints: [
    '1 ≤ N ≤ 1000',
    'What stands on a letter has 1 to 10 characters: digits and letters A-Z',
  ],
  examples: [
    {
      input: '4\n110001\n400070\n40007\n411038',
      explanation: 'One letter for bag 1 and two for bag 4; 40007 is too short.',
    },
    { input: '1\n012345', explanation: 'No PIN code begins with 0.' },
  ],
  hiddenInputs: [
    '1\n999999',
    '3\n1234567\n12345A\nPIN123',
    '9\n100000\n200000\n300000\n400000\n500000\n600000\n700000\n800000\n900000',
    '2\n000000\n0',
    '5\n560001\n560001\n5600O1\n560001\n56000',
    `200\n${Array.from({ length: 200 }, (_, index) => String(index * 7919)).join('\n')}`,
    `6\n${'600001\n'.repeat(6).trim()}`,
  ],
  tests: postBagsTests,
  solve(input) {
    const counts = Array.from({ length: 10 }, () => 0);
    for (const line of linesOf(input).slice(1)) {
      const code = line.trim();
      const bag = /^[1-9]\d{5}$/.test(code) ? Number(code[0]) - 1 : 9;
      counts[bag] = (counts[bag] ?? 0) + 1;
    }
    return counts.join(' ');
  },
};
