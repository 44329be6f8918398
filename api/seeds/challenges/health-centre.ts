import type { ChallengeSource } from './challenge-source';
import { healthCentreTests } from './generated/health-centre';
import { readNumbers } from './input-text';

export const healthCentre: ChallengeSource = {
  title: 'Where the Health Centre Goes',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Shortest paths'],
  statement: [
    'A block of villages is to get a health centre, and nobody should have to travel too long to it. Paths join the villages in both directions, each with a walking time in minutes; people always take the quickest way.',
    'Choose the village for which the walk of the farthest village is as short as possible; on a tie, the one with the smaller sum of all walks, then the one with the smaller number. Print the village, the longest walk and the sum of all walks, or -1 when some villages cannot reach each other.',
  ],
  inputFormat:
    'The first line holds the number of villages N and of paths M. Each of the next M lines holds two villages and the minutes; villages are numbered from 1.',
  outputFormat: 'Three numbers: the village, the longest walk and the sum of all walks; or -1.',
  constraints: [
    '1 ≤ N ≤ 150',
    '0 ≤ M ≤ 10^4',
    '1 ≤ minutes ≤ 1000',
    'Several paths may join the same two villages, and a path may lead back to its own village',
  ],
  examples: [
    {
      input: '4 4\n1 2 10\n2 3 10\n3 4 5\n1 4 40',
      explanation:
        'From 3 the longest walk is 20 minutes, to 1; from 2 it is 15, to 4. The sum for 2 is 10 + 10 + 15.',
    },
    { input: '3 1\n1 3 8', explanation: 'Village 2 has no path.' },
  ],
  hiddenInputs: [
    '1 0',
    '2 3\n1 2 9\n2 1 4\n1 1 1',
    '5 4\n5 1 3\n5 2 3\n5 3 3\n5 4 3',
    '4 4\n1 2 7\n2 3 7\n3 4 7\n4 1 7',
    '6 6\n1 2 1\n2 3 1\n3 1 1\n4 5 1\n5 6 1\n6 4 1',
    '5 5\n1 2 100\n1 3 1\n3 4 1\n4 2 1\n2 5 50',
    `30 70\n${Array.from({ length: 70 }, (_, index) => `${(index % 30) + 1} ${((index * (index < 30 ? 1 : 7) + 1) % 30) + 1} ${((index * 37) % 90) + 10}`).join('\n')}`,
  ],
  tests: healthCentreTests,
  solve(input) {
    const next = readNumbers(input);
    const count = next();
    const walks = Array.from({ length: count }, (_, from) =>
      Array.from({ length: count }, (_walk, to) => (from === to ? 0 : Infinity)),
    );
    const shorten = (from: number, to: number, minutes: number) => {
      const row = walks[from];
      if (row !== undefined && minutes < (row[to] ?? 0)) row[to] = minutes;
    };
    for (let path = next(); path > 0; path -= 1) {
      const [a, b, minutes] = [next() - 1, next() - 1, next()];
      shorten(a, b, minutes);
      shorten(b, a, minutes);
    }
    for (const [via, onwards] of walks.entries()) {
      for (const [from, row] of walks.entries()) {
        for (const [to, rest] of onwards.entries()) shorten(from, to, (row[via] ?? 0) + rest);
      }
    }
    const [best] = walks
      .map((row, index) => ({
        village: index + 1,
        longest: Math.max(...row),
        sum: row.reduce((total, minutes) => total + minutes, 0),
      }))
      .sort((a, b) => a.longest - b.longest || a.sum - b.sum || a.village - b.village);
    if (best === undefined || best.longest === Infinity) return '-1';
    return `${best.village} ${best.longest} ${best.sum}`;
  },
};
