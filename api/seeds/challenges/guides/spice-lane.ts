import type { ChallengeGuide } from './challenge-guide';

export const spiceLaneGuide: ChallengeGuide = {
  hints: [
    'Can the shortest walk begin or end at a stall whose packet the cook does not need? What does that say about the two ends?',
    'Find the best first stall for each last stall: as the last one moves on, the first never moves back. Two pointers and counts of the spices in between are enough.',
    'Count how many packets of the list are still missing. A stall helps only while its spice has not yet been bought as often as it stands on the list.',
  ],
  editorial: `Count how often each spice stands on the list. Let a window run along the lane, with the number of each spice inside it, and keep \`missing\`, the number of packets still to be bought.

When a stall comes in at the right, \`missing\` falls by 1 if the window had fewer of this spice than the list needs. Then move the left end: as long as the stall there sells a spice of which the window has more than needed, it can be left out. Spices that are not on the list are always more than needed. When \`missing\` is 0, the window is the shortest one that ends at this stall. Compare it with the best and replace that only if the new one is strictly shorter. In this way, the one nearest to the start of the lane wins a tie.

Both ends only move to the right, so with a hash table the time is \`O(S + L)\` for S stalls and a list of L packets, and the memory \`O(S + L)\`. Walking on from every stall afresh takes \`O(S^2)\`.

### A spice that is needed twice

The list is not a set of names. With the lane \`elaichi laung elaichi\` and the list \`laung laung\`, one stall of laung is not enough, and the answer is \`NONE\`. A program that remembers only the last stall of each spice prints \`2 2\`.`,
};
