import type { ChallengeSource } from './challenge-source';
import { sunsetViewTests } from './generated/sunset-view';
import { lineAt, numbersOf, sequence } from './input-text';

export const sunsetView: ChallengeSource = {
  title: 'Who Sees the Sunset',
  difficulty: 'Beginner',
  topics: ['Arrays', 'Loops'],
  statement: [
    'Houses stand in a row that runs from a lake in the west to the bazaar in the east. From the roof of a house one sees the sun set over the lake when the house is strictly higher than every house to the west of it; the house at the lake always sees it.',
    'Print the places of the houses that see the sunset.',
  ],
  inputFormat: 'The first line holds N. The second line holds N heights from west to east.',
  outputFormat: 'The places, counted from 1, in ascending order, separated by one space.',
  constraints: ['1 ≤ N ≤ 10^5', '1 ≤ height ≤ 10^9'],
  examples: [
    {
      input: '6\n4 3 6 6 2 9',
      explanation: 'The second house of height 6 stands behind one that is just as high.',
    },
    { input: '3\n8 5 1', explanation: 'The first house hides the lake from the others.' },
  ],
  hiddenInputs: [
    '1\n1',
    '2\n7 7',
    '5\n1 2 3 4 5',
    '4\n1000000000 999999999 1000000000 1',
    '7\n2 1 3 2 4 3 5',
    `500\n${sequence(500, (index) => ((index * 7919) % 1009) + 1)}`,
  ],
  tests: sunsetViewTests,
  solve(input) {
    let highest = 0;
    const places: number[] = [];
    for (const [index, height] of numbersOf(lineAt(input, 1)).entries()) {
      if (height > highest) places.push(index + 1);
      highest = Math.max(highest, height);
    }
    return places.join(' ');
  },
};
