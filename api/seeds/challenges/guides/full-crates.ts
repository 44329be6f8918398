import type { ChallengeGuide } from './challenge-guide';

export const fullCratesGuide: ChallengeGuide = {
  hints: [
    'Number the oranges in the order in which they are picked. What do you know about the oranges of a period from the totals before it and at its end?',
    'A difference of two totals is divisible by K exactly when both totals leave the same remainder.',
    'Count how often each remainder of the running total occurs, including the total 0 before the first day. Every pair of equal remainders is a good period.',
  ],
  editorial: `Let \`P[i]\` be all oranges of the first \`i\` days, with \`P[0] = 0\`. A period from day \`i + 1\` to day \`j\` has \`P[j] − P[i]\` oranges. It is good exactly when \`P[i]\` and \`P[j]\` leave the same remainder when divided by K.

So group the totals \`P[0]\` to \`P[N]\` by their remainders. In a group of \`g\` totals every pair is a good period, and there are \`g · (g − 1) / 2\` of them. The longest period of a group reaches from its first total to its last. If every group has only one total, both answers are 0.

The first example with K = 6 has the totals 0, 4, 6, 15, 18 and 23, with the remainders 0, 4, 0, 3, 0 and 5. The three zeros give three good periods, and the longest has four days.

One pass with a hash map takes \`O(N)\` time and memory on average. K can be 10^9, so an array with a place for each remainder is too large. Adding up every period takes \`O(N²)\`. If every total has the same remainder, there are about 5 × 10^9 good periods, too many for 32 bits.

The total before the first day is easily forgotten. Without \`P[0]\` all periods that begin on day 1 are missing: for the first example the result would be \`1 2\` instead of \`3 4\`.`,
};
