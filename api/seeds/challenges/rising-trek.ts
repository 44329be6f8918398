import type { ChallengeSource } from './challenge-source';
import { risingTrekTests } from './generated/rising-trek';
import { lineAt, numbersOf, sequence } from './input-text';

export const risingTrek: ChallengeSource = {
  title: 'The Ever Rising Trek',
  summary:
    'Find the largest number of camps in walking order, each strictly higher than the one before.',
  difficulty: 'Advanced',
  topics: ['Dynamic programming', 'Binary search'],
  practice: { type: 'Competitive Programming' },
  statement: [
    'Camps stand along a trail, in walking order, each at its height. A walker may skip camps but never turn back, and wants each camp of the trek to be strictly higher than the one before.',
    'Find the largest number of camps on such a trek.',
  ],
  inputFormat: 'The first line holds N. The second line holds N heights.',
  outputFormat: 'One number: the camps of the longest trek.',
  constraints: ['1 ≤ N ≤ 10^5', '0 ≤ height ≤ 10^9'],
  examples: [
    { input: '6\n5 2 8 6 3 9', explanation: '2, 8 and 9 are one of the treks with three camps.' },
    { input: '3\n4 4 4', explanation: 'Equal heights do not rise.' },
  ],
  hiddenInputs: [
    '1\n7',
    '5\n1 2 3 4 5',
    '5\n5 4 3 2 1',
    '8\n10 9 2 5 3 7 101 18',
    '6\n0 8 4 12 2 10',
    `1000\n${sequence(1000, (index) => (index * 7919) % 10007)}`,
  ],
  tests: risingTrekTests,
  solve(input) {
    // The lowest last camp of a trek of each length.
    const lowest: number[] = [];
    for (const height of numbersOf(lineAt(input, 1))) {
      let [low, high] = [0, lowest.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((lowest[middle] ?? 0) < height) low = middle + 1;
        else high = middle;
      }
      lowest[low] = height;
    }
    return String(lowest.length);
  },
};
