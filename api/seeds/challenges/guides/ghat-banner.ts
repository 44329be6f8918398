import type { ChallengeGuide } from './challenge-guide';

export const ghatBannerGuide: ChallengeGuide = {
  hints: [
    'Think of the best banner. Why does it touch the top of at least one of the fronts below it?',
    'Fix the front that limits the height. How far can the banner reach to the left and to the right?',
    'For each front find the nearest lower front on both sides with a stack of rising heights. Use sums of the widths to get the distance between these two.',
  ],
  editorial: `A best banner cannot be raised, so its height is that of some front which it covers. For each front, take its full height and reach as far as possible to both sides: up to the nearest front that is lower. The answer is the largest of these N areas.

A stack finds the nearest lower fronts in one pass. It holds fronts with heights that do not fall, from bottom to top. When a new front arrives, all higher ones are popped, and the new one is their nearest lower front on the right. A pass from the right finds those on the left.

The width is not a number of houses. Compute the left edges of the fronts as running sums of the widths. A banner between the lower fronts \`l\` and \`r\` begins at the right edge of \`l\` and ends at the left edge of \`r\`.

Each front is pushed and popped once: \`O(N)\` time and memory. Walking to both sides from every front takes \`O(N²)\` when heights are equal or rise steadily. The area can reach 10^12, which needs 64 bits.

### Fronts of equal height

A front that is just as high does not stop the banner. Three fronts of height 5 with the widths 2, 3 and 4 carry a banner of area 45. If both sides stop at equal heights, each front stands alone and the result is 20.`,
};
