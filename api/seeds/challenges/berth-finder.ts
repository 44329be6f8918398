import type { ChallengeSource } from './challenge-source';
import { berthFinderTests } from './generated/berth-finder';
import { lineAt, numbersOf } from './input-text';

const berths = ['Side Upper', 'Lower', 'Middle', 'Upper', 'Lower', 'Middle', 'Upper', 'Side Lower'];

export const berthFinder: ChallengeSource = {
  title: 'Which Berth Is It?',
  difficulty: 'Beginner',
  topics: ['Numbers', 'Arrays'],
  statement: [
    'In a sleeping coach the berths repeat in groups of eight: 1 and 4 are Lower, 2 and 5 Middle, 3 and 6 Upper, 7 Side Lower and 8 Side Upper; 9 is Lower again, and so on.',
    'For each seat number print the kind of berth, or INVALID when the coach of 72 berths has no such seat.',
  ],
  inputFormat: 'The first line holds N. The second line holds N seat numbers.',
  outputFormat: 'N lines, one per seat.',
  constraints: ['1 ≤ N ≤ 100', '-1000 ≤ seat ≤ 1000'],
  examples: [
    { input: '3\n1 7 16', explanation: '16 is the last of the second group.' },
    { input: '1\n73', explanation: 'The coach ends at 72.' },
  ],
  hiddenInputs: [
    '1\n72',
    '1\n0',
    '8\n1 2 3 4 5 6 7 8',
    '4\n9 10 63 64',
    '2\n-8 71',
    '5\n33 44 55 66 77',
  ],
  tests: berthFinderTests,
  solve: (input) =>
    numbersOf(lineAt(input, 1))
      .map((seat) => (seat < 1 || seat > 72 ? 'INVALID' : berths[seat % 8]))
      .join('\n'),
};
