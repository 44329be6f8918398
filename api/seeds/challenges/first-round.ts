import type { ChallengeSource } from './challenge-source';
import { firstRoundTests } from './generated/first-round';
import { lineAt, numbersOf, sequence } from './input-text';

export const firstRound: ChallengeSource = {
  title: 'A Fair First Round',
  summary: 'Pair the players so that the sum of all rating gaps is smallest, then the largest gap.',
  difficulty: 'Beginner',
  topics: ['Sorting', 'Greedy'],
  statement: [
    'A chess club pairs its players for the first round so that nobody meets a far stronger opponent. Each player has a rating and plays exactly one game; the gap of a game is the difference of the two ratings.',
    'Pair the players so that the sum of all gaps is as small as possible. Of the pairings with that sum, take one whose largest gap is as small as possible. Print the sum and the largest gap.',
  ],
  inputFormat: 'The first line holds the even number N. The second line holds N ratings.',
  outputFormat: 'Two numbers: the sum of the gaps and the largest gap.',
  constraints: ['2 ≤ N ≤ 10^5, N is even', '0 ≤ rating ≤ 3000'],
  examples: [
    {
      input: '4\n1500 1200 1450 1300',
      explanation: '1200 meets 1300 and 1450 meets 1500: gaps of 100 and 50.',
    },
    { input: '2\n900 900', explanation: 'The only two players are equally strong.' },
  ],
  hiddenInputs: [
    '2\n3000 0',
    '4\n5 1 9 5',
    '6\n10 20 30 40 50 60',
    '6\n7 7 7 8 8 8',
    '8\n100 400 200 300 800 500 700 600',
    '4\n0 0 0 1',
    `800\n${sequence(800, (index) => (index * 1237) % 3001)}`,
  ],
  tests: firstRoundTests,
  solve(input) {
    const ratings = numbersOf(lineAt(input, 1)).sort((a, b) => a - b);
    let sum = 0;
    let largest = 0;
    for (let index = 1; index < ratings.length; index += 2) {
      const gap = (ratings[index] ?? 0) - (ratings[index - 1] ?? 0);
      sum += gap;
      largest = Math.max(largest, gap);
    }
    return `${sum} ${largest}`;
  },
};
