import type { ChallengeGuide } from './challenge-guide';

export const highwayOvertakesGuide: ChallengeGuide = {
  hints: [
    'When truck 5 comes out at the top, what do you have to know about the trucks 1 to 4?',
    'A truck has overtaken exactly those with smaller numbers that have not come out yet. Count how many smaller ones have come out already.',
    'Keep a Fenwick tree over the truck numbers with a 1 for each truck that came out. For truck `t` the count is `t - 1` minus the sum up to `t`, taken before `t` is entered.',
  ],
  editorial: `Go through the upper list from front to back. When truck \`t\` comes out, it has overtaken all trucks that started before it and are still on the road. Trucks that started before it are those with the numbers 1 to \`t − 1\`. If \`s\` of them came out earlier, the count is \`t − 1 − s\`.

The sum of these counts is the first answer: each pair that changed places is counted once, by the truck that overtook. The second and third answers follow by comparing the counts.

The numbers \`s\` need a structure that can add a truck and count all smaller ones quickly. A Fenwick tree does both in \`O(log N)\`, so the time is \`O(N log N)\` with \`O(N)\` memory. Sorted blocks of a few hundred numbers, with a counter for each block, are another way: roughly \`O(N √N)\` and still fast for 10^5 trucks. Counting inversions by merge sort works as well, if each truck keeps its own count. Comparing all pairs means 5 × 10^9 comparisons.

If the order is reversed, all N(N − 1) / 2 pairs change places, almost 5 × 10^9. Use 64 bits for the sum.

On a tie the smallest number wins, not the first or the last in the list. For \`2 1 4 3\` the trucks 2 and 4 have overtaken one truck each, and the answer is \`2 1 2\`. If nobody was overtaken, truck 1 is named with 0.`,
};
