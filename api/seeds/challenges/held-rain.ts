import type { ChallengeSource } from './challenge-source';
import { heldRainTests } from './generated/held-rain';
import { lineAt, numbersOf, sequence } from './input-text';

export const heldRain: ChallengeSource = {
  title: 'Rain Held by the Terraces',
  difficulty: 'Expert',
  topics: ['Two pointers', 'Arrays'],
  practice: { type: 'Competitive Programming' },
  statement: [
    'Seen from the side, a row of terraces is a list of heights, each one metre wide. After heavy rain water stands wherever there is a higher wall on both sides; it runs off at both ends of the row.',
    'Print how many square metres of water are held and how deep the deepest place is.',
  ],
  inputFormat: 'The first line holds N. The second line holds N heights.',
  outputFormat: 'Two numbers: the water held and the greatest depth.',
  constraints: ['1 ≤ N ≤ 10^5', '0 ≤ height ≤ 10^4'],
  examples: [
    {
      input: '6\n3 0 1 3 0 2',
      explanation: '3 and 2 square metres stand in the first hollow, 2 in the second.',
    },
    { input: '3\n1 2 3', explanation: 'All water runs off.' },
  ],
  hiddenInputs: [
    '1\n5',
    '2\n5 5',
    '3\n5 0 5',
    '12\n0 1 0 2 1 0 1 3 2 1 2 1',
    '6\n4 2 0 3 2 5',
    `500\n${sequence(500, (index) => (index * 7919) % 97)}`,
    '5\n10000 0 0 0 10000',
  ],
  tests: heldRainTests,
  solve(input) {
    const heights = numbersOf(lineAt(input, 1));
    let wall = 0;
    const left = heights.map((height) => (wall = Math.max(wall, height)));
    wall = 0;
    const right = [...heights]
      .reverse()
      .map((height) => (wall = Math.max(wall, height)))
      .reverse();
    const depths = heights.map(
      (height, index) => Math.min(left[index] ?? 0, right[index] ?? 0) - height,
    );
    const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0);
    return `${depths.reduce((sum, depth) => sum + depth, 0)} ${deepest}`;
  },
};
