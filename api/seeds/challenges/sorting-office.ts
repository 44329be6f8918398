import type { ChallengeSource } from './challenge-source';
import { sortingOfficeTests } from './generated/sorting-office';
import { lineAt, sequence } from './input-text';

export const sortingOffice: ChallengeSource = {
  title: 'The Sorting Office',
  difficulty: 'Intermediate',
  topics: ['Tries', 'Strings'],
  statement: [
    'A post office sorts its letters by the first digits of their PIN codes. A code has six digits; the leading ones name the zone, the region and the district.',
    'For each label on the sorting frame, which is the beginning of a code or a whole code, print how many letters belong behind it. A letter counts for every label that fits.',
  ],
  inputFormat:
    'The first line holds the number of letters N and of labels Q. The second line holds N codes, the third line Q labels.',
  outputFormat: 'Q numbers separated by one space.',
  constraints: [
    '1 ≤ N, Q ≤ 5 × 10^4',
    'Each code has 6 digits and does not begin with 0',
    'Each label has 1 to 6 digits and does not begin with 0',
  ],
  examples: [
    {
      input: '4 3\n560001 560034 110001 560001\n56 560001 2',
      explanation: 'Three letters go to 56, two of them to 560001, and none to zone 2.',
    },
    { input: '1 2\n700019\n7 71', explanation: 'The code begins with 7, but not with 71.' },
  ],
  hiddenInputs: [
    '1 1\n999999\n999999',
    '3 6\n111111 111111 111111\n1 11 111 1111 11111 111111',
    '2 3\n400001 400010\n40000 40001 400100',
    '5 5\n600028 600082 602800 628000 680000\n6 60 602 6000 68',
    `500 9\n${sequence(500, (index) => 100000 + ((index * 7919) % 900000))}\n1 2 3 4 5 6 7 8 9`,
    `400 40\n${sequence(400, (index) => 560000 + ((index * 13) % 120))}\n${sequence(40, (index) => 5600 + (index % 12))}`,
    `100 100\n${sequence(100, (index) => 110000 + index)}\n${sequence(100, (index) => 110000 + index * 2)}`,
  ],
  tests: sortingOfficeTests,
  solve(input) {
    const behind = new Map<string, number>();
    for (const code of lineAt(input, 1).trim().split(/\s+/)) {
      for (let digits = 1; digits <= code.length; digits += 1) {
        const label = code.slice(0, digits);
        behind.set(label, (behind.get(label) ?? 0) + 1);
      }
    }
    return lineAt(input, 2)
      .trim()
      .split(/\s+/)
      .map((label) => behind.get(label) ?? 0)
      .join(' ');
  },
};
