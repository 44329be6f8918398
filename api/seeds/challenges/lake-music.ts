import type { ChallengeSource } from './challenge-source';
import { lakeMusicTests } from './generated/lake-music';
import { lineAt, numbersOf, sequence } from './input-text';

export const lakeMusic: ChallengeSource = {
  title: 'Music Around the Lake',
  difficulty: 'Advanced',
  topics: ['Dynamic programming'],
  statement: [
    'Around a lake there are N places for music during Durga Puja, and for each the number of listeners it would draw is known. Bands on neighbouring places disturb each other, so of two neighbours at most one may be used; the last place is a neighbour of the first.',
    'Print the largest number of listeners that the chosen places can draw together. A single place has no neighbour.',
  ],
  inputFormat:
    'The first line holds N. The second line holds the listeners of the N places in their order around the lake.',
  outputFormat: 'One number.',
  constraints: ['1 ≤ N ≤ 10^5', '0 ≤ listeners ≤ 10^4'],
  examples: [
    {
      input: '5\n60 20 30 10 50',
      explanation: 'Places 1 and 3; the first and the last cannot go together.',
    },
    { input: '2\n7 9', explanation: 'The two places are neighbours.' },
  ],
  hiddenInputs: [
    '1\n8',
    '1\n0',
    '3\n5 5 5',
    '4\n1 10000 10000 1',
    '6\n9 1 1 9 1 1',
    '7\n10 1 1 10 1 1 10',
    `501\n${sequence(501, (index) => ((index * 7919) % 1009) * 3)}`,
    `300\n${sequence(300, () => 10000)}`,
  ],
  tests: lakeMusicTests,
  solve(input) {
    const listeners = numbersOf(lineAt(input, 1));
    if (listeners.length === 1) return listeners.join('');
    return String(Math.max(bestOfRow(listeners.slice(1)), bestOfRow(listeners.slice(0, -1))));
  },
};

function bestOfRow(row: readonly number[]): number {
  let [before, best] = [0, 0];
  for (const listeners of row) [before, best] = [best, Math.max(best, before + listeners)];
  return best;
}
