import type { ChallengeSource } from './challenge-source';
import { panchayatVoteTests } from './generated/panchayat-vote';
import { lineAt } from './input-text';

export const panchayatVote: ChallengeSource = {
  title: 'The Panchayat Vote',
  difficulty: 'Beginner',
  topics: ['Hashing', 'Sorting'],
  statement: [
    'A village elects its sarpanch: whoever gets more than half of all votes wins at once. Otherwise the two with the most votes meet in a second round.',
    'Print the winner; or RUNOFF and the two names, the one with more votes first. Of candidates with equally many votes the alphabetically first goes before.',
  ],
  inputFormat: 'The first line holds N. The second line holds the names on the N votes.',
  outputFormat: 'One name, or RUNOFF and two names, separated by one space.',
  constraints: ['1 ≤ N ≤ 10^5', 'Names have 1 to 12 letters a-z'],
  examples: [
    {
      input: '5\nlata gopal lata meena lata',
      explanation: 'Three of five votes are more than half.',
    },
    {
      input: '4\nravi ravi sunil anita',
      explanation: 'Half is not enough; anita and sunil have one vote each, and anita comes first.',
    },
  ],
  hiddenInputs: [
    '1\nmeena',
    '2\nb a',
    '4\na b a b',
    '5\nc b c b a',
    '6\na b c d e f',
    '7\nz z z z a a a',
    `300\n${Array.from({ length: 300 }, (_, index) => ['kiran', 'om', 'devi', 'om', 'asha'][(index * index) % 5]).join(' ')}`,
    `101\n${Array.from({ length: 101 }, (_, index) => (index % 2 === 0 ? 'tara' : 'uma')).join(' ')}`,
  ],
  tests: panchayatVoteTests,
  solve(input) {
    const votes = lineAt(input, 1).trim().split(/\s+/);
    const counts = new Map<string, number>();
    for (const name of votes) counts.set(name, (counts.get(name) ?? 0) + 1);
    const order = [...counts].sort(
      ([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1),
    );
    const names = order.map(([name]) => name);
    const [, best = 0] = order[0] ?? [];
    return best * 2 > votes.length
      ? names.slice(0, 1).join('')
      : `RUNOFF ${names.slice(0, 2).join(' ')}`;
  },
};
