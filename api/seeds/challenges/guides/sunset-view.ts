import type { ChallengeGuide } from './challenge-guide';

export const sunsetViewGuide: ChallengeGuide = {
  hints: [
    'Stand on a roof and look west. Of all the houses in front of you, which single one decides whether you see the lake?',
    'Walk from west to east and remember the greatest height so far.',
  ],
  editorial: `A house must be strictly higher than every house to the west of it. That is the same as being higher than the highest of them. So one number is enough: the greatest height so far.

Walk from the lake to the bazaar. If a house is higher than this number, it sees the sunset; note its place and let its height be the new greatest. If not, it sees nothing, and the number stays. Start with 0: every height is at least 1, so the house at the lake always counts. The places come out in ascending order by themselves.

Each house is looked at once: \`O(N)\` time. Memory is \`O(1)\` besides the heights and the answer. Comparing each house with all those to the west takes \`O(N^2)\`. In a row that rises all the way, none of these searches can stop early, and with 10^5 houses they need 5 × 10^9 comparisons.

### Equally high

A house of the same height hides the lake too, so the comparison is strict. In the first example, \`4 3 6 6 2 9\`, the fourth house is as high as the third and sees nothing. The answer is \`1 3 6\`. With \`>=\` instead of \`>\`, a program prints \`1 3 4 6\`. The same slip shows with two equal houses, \`7 7\`: only the first of them sees the lake.`,
};
