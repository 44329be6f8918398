import type { ChallengeSource } from './challenge-source';
import { ghatBannerTests } from './generated/ghat-banner';
import { lineAt, numbersOf, sequence } from './input-text';

export const ghatBanner: ChallengeSource = {
  title: 'The Largest Banner on the Ghat',
  difficulty: 'Advanced',
  topics: ['Stacks', 'Arrays'],
  statement: [
    'House fronts stand side by side along a river ghat, and a painter wants one large rectangular banner on them. The banner rests on the ground and has to lie on the walls entirely; it may run over several neighbouring houses and need not begin or end where a house does.',
    'Given the width and the height of each front, print the largest area that such a banner can have.',
  ],
  inputFormat:
    'The first line holds N. The second line holds N widths and the third line N heights, from left to right.',
  outputFormat: 'One number: the largest area.',
  constraints: [
    '1 ≤ N ≤ 10^5',
    '1 ≤ width ≤ 1000',
    '0 ≤ height ≤ 10^4 (0 is an open lane)',
    'The answer may need 64 bits',
  ],
  examples: [
    {
      input: '4\n3 2 4 1\n2 5 4 9',
      explanation: 'A banner of height 4 on the last three fronts is 2 + 4 + 1 wide: area 28.',
    },
    { input: '2\n5 8\n0 0', explanation: 'There is no wall to paint on.' },
  ],
  hiddenInputs: [
    '1\n7\n6',
    '3\n10 1 10\n3 0 3',
    '5\n1 1 1 1 1\n1 2 3 4 5',
    '5\n2 1 2 1 2\n5 4 3 2 1',
    '4\n1000 1000 1000 1000\n10000 10000 10000 10000',
    '7\n1 3 1 1 2 1 1\n2 1 5 6 2 3 5',
    `600\n${sequence(600, (index) => ((index * 17) % 29) + 1)}\n${sequence(600, (index) => (index * 7919) % 997)}`,
    `500\n${sequence(500, () => 2)}\n${sequence(500, (index) => 250 - Math.abs(index - 250))}`,
  ],
  tests: ghatBannerTests,
  solve(input) {
    const widths = numbersOf(lineAt(input, 1));
    const heights = [...numbersOf(lineAt(input, 2)), 0];
    const rising: { start: number; height: number }[] = [];
    let position = 0;
    let best = 0;
    for (const [house, height] of heights.entries()) {
      let start = position;
      for (
        let top = rising.at(-1);
        top !== undefined && top.height >= height;
        top = rising.at(-1)
      ) {
        start = top.start;
        best = Math.max(best, top.height * (position - start));
        rising.pop();
      }
      rising.push({ start, height });
      position += widths[house] ?? 0;
    }
    return String(best);
  },
};
