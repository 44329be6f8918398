import type { ChallengeSource } from './challenge-source';
import { secondLargestTests } from './generated/second-largest';
import { lineAt, numbersOf, sequence } from './input-text';

export const secondLargest: ChallengeSource = {
  title: 'Silver Medal',
  difficulty: 'Beginner',
  topics: ['Arrays'],
  statement: [
    'The highest score wins gold; everyone with that score shares it. Silver goes to the next lower score.',
    'Given the scores, print the score that wins silver, or NONE when all scores are equal.',
  ],
  inputFormat: 'The first line holds N. The second line holds N scores.',
  outputFormat: 'The second largest distinct score, or NONE.',
  constraints: ['1 ≤ N ≤ 1000', '-10^9 ≤ score ≤ 10^9'],
  examples: [
    { input: '5\n70 95 95 80 60', explanation: '95 wins gold twice, 80 is next.' },
    { input: '3\n5 5 5', explanation: 'There is only one distinct score.' },
  ],
  hiddenInputs: [
    '1\n9',
    '2\n1 2',
    '2\n2 1',
    '4\n-5 -3 -9 -3',
    '6\n1000000000 -1000000000 0 0 7 7',
    `1000\n${sequence(1000, (index) => (index * 37) % 501)}`,
    '3\n0 -1 0',
  ],
  tests: secondLargestTests,
  solve(input) {
    const scores = [...new Set(numbersOf(lineAt(input, 1)))].sort((a, b) => b - a);
    return scores[1] === undefined ? 'NONE' : String(scores[1]);
  },
};
