import type { ChallengeSource } from './challenge-source';
import { twoTeamsTests } from './generated/two-teams';
import { readNumbers } from './input-text';

const chain = (players: number) =>
  Array.from({ length: players - 1 }, (_, index) => `${index + 1} ${index + 2}`).join('\n');

export const twoTeams: ChallengeSource = {
  title: 'Two Teams for Kabaddi',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Depth-first search'],
  statement: [
    'A trainer divides N players into the teams A and B for a kabaddi practice, but some pairs have quarrelled and refuse to play on the same side. The teams need not be of equal size, and one may even be empty.',
    'Print a row of N letters, the team of each player. When there are several ways, print the row that comes first in the alphabet; when there is none, print NO.',
  ],
  inputFormat:
    'The first line holds N and the number of pairs M. Each of the next M lines holds two different players, numbered from 1.',
  outputFormat: 'N letters A or B without spaces, or NO.',
  constraints: ['1 ≤ N ≤ 10^5', '0 ≤ M ≤ 10^5', 'A pair may be given twice'],
  examples: [
    {
      input: '5 3\n1 4\n4 2\n5 3',
      explanation: 'Players 1 and 2 against 4, and 3 against 5: AAABB.',
    },
    { input: '3 3\n1 2\n2 3\n3 1', explanation: 'Two of the three would share a team.' },
  ],
  hiddenInputs: [
    '1 0',
    '4 0',
    '2 2\n1 2\n2 1',
    '4 4\n1 2\n2 3\n3 4\n4 1',
    '6 4\n6 1\n6 2\n3 5\n5 4',
    '7 6\n1 2\n4 5\n5 6\n6 7\n7 3\n3 4',
    `100 99\n${chain(100)}`,
    `101 101\n${chain(101)}\n101 1`,
  ],
  tests: twoTeamsTests,
  solve(input) {
    const next = readNumbers(input);
    const players = next();
    const rivals = Array.from({ length: players }, (): number[] => []);
    for (let pairs = next(); pairs > 0; pairs -= 1) {
      const [one, other] = [next() - 1, next() - 1];
      rivals[one]?.push(other);
      rivals[other]?.push(one);
    }
    const teams = rivals.map(() => '');
    for (const first of teams.keys()) {
      if (teams[first] !== '') continue;
      teams[first] = 'A';
      const open = [first];
      for (let player = open.pop(); player !== undefined; player = open.pop()) {
        const other = teams[player] === 'A' ? 'B' : 'A';
        for (const rival of rivals[player] ?? []) {
          if (teams[rival] === teams[player]) return 'NO';
          if (teams[rival] === '') open.push(rival);
          teams[rival] = other;
        }
      }
    }
    return teams.join('');
  },
};
