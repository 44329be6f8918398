import type { ChallengeGuide } from './challenge-guide';

export const oneWellGuide: ChallengeGuide = {
  hints: [
    'Move the well one metre to the right. Who walks more, who walks less, and by how much in all?',
    'The best place has at most half of the people on its left and at most half on its right.',
    'Sort the houses by place and add up the people from the left. Take the first house at which the sum reaches half of all people.',
  ],
  editorial: `Suppose the well stands at p and moves to p + 1. Everyone at p or to the left of it walks a metre more, everyone further right a metre less. The move pays only while fewer than half of the people live at p or to the left. So the total falls until the people passed reach half of all, may stay level for a while, and rises from then on.

The smallest best place is therefore the first house, from the left, at which \`2 × passed\` is at least the number of all people. This is a weighted median. When exactly half have been passed, every place up to the next house is as good, and the one found is the smallest, as the statement asks: \`-4\` in the second example.

Sorting takes \`O(N log N)\` time, the rest \`O(N)\`; memory is \`O(N)\`. The total can reach 10^7 people times 2 × 10^6 metres, hence 64 bits. Adding up all walks for each house takes \`O(N^2)\`.

### People, not houses

The middle one of the sorted houses is right only if all houses hold equally many people. With \`0 1\` and \`10 9\`, one person lives at 0 and nine at 10. The middle house by count is the one at 0 and makes them walk 90 metres; the well belongs at 10, with a total of 10.`,
};
