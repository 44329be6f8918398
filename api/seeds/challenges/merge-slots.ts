import type { ChallengeSource } from './challenge-source';
import { mergeSlotsTests } from './generated/merge-slots';
import { readNumbers } from './input-text';

export const mergeSlots: ChallengeSource = {
  title: 'Metro Repair Slots',
  difficulty: 'Intermediate',
  topics: ['Sorting', 'Intervals'],
  statement: [
    'Repair teams book slots on a metro line: from minute S to minute E. The line is closed while at least one team works. Slots that touch or overlap form one closure.',
    'Print how many closures there are and how many minutes the line is closed in all.',
  ],
  inputFormat: 'The first line holds N. Each of the next N lines holds S and E.',
  outputFormat: 'Two numbers: the number of closures and the minutes closed.',
  constraints: ['1 ≤ N ≤ 5 × 10^4', '0 ≤ S < E ≤ 10^9'],
  examples: [
    { input: '3\n10 20\n15 30\n40 45', explanation: 'Closures 10-30 and 40-45: 20 + 5 minutes.' },
    { input: '2\n5 8\n8 9', explanation: 'The slots touch at minute 8: one closure of 4 minutes.' },
  ],
  hiddenInputs: [
    '1\n0 1',
    '2\n0 10\n2 3',
    '4\n30 40\n0 5\n5 6\n39 50',
    '3\n1 2\n3 4\n5 6',
    '3\n0 1000000000\n5 6\n999999999 1000000000',
    `300\n${Array.from({ length: 300 }, (_, index) => `${(index * 97) % 1000} ${((index * 97) % 1000) + 3}`).join('\n')}`,
  ],
  tests: mergeSlotsTests,
  solve(input) {
    const next = readNumbers(input);
    const slots = Array.from({ length: next() }, () => ({ start: next(), end: next() }));
    slots.sort((a, b) => a.start - b.start);
    let closures = 0;
    let minutes = 0;
    let closedUntil = -1;
    for (const { start, end } of slots) {
      if (start > closedUntil) closures += 1;
      minutes += Math.max(0, end - Math.max(start, closedUntil));
      closedUntil = Math.max(closedUntil, end);
    }
    return `${closures} ${minutes}`;
  },
};
