import type { ChallengeGuide } from './challenge-guide';

export const postmanRoundGuide: ChallengeGuide = {
  hints: [
    'Ten addresses have 3\u00a0628\u00a0800 orders. Many of them begin with the same addresses in another order; what do all of those have in common?',
    'For the rest of the round, only two facts count: where the postman is and which addresses are left.',
    'Compute the shortest way from each address through each set of remaining addresses back to the office, and remember it. A bit mask can stand for the set.',
  ],
  editorial: `When the postman stands at an address, the way that lies behind him no longer matters. The best continuation depends only on the present place and on the set of addresses left. Let \`shortest(at, left)\` be its length.

If nothing is left, it is the way home from \`at\`. Otherwise he goes to some address of the set next, and the smallest of \`way(at, next) + shortest(next, left without next)\` is the answer. All choices are tried, so no round is overlooked, and the rest of a best round must be a best rest. The result is \`shortest(office, all)\`.

With each value stored, there are at most \`N × 2^N\` states with up to N choices in each: \`O(N^2 × 2^N)\` time, about 10^5 steps for N = 10, and \`O(N × 2^N)\` memory. The N! orders, each with eleven stretches, are too many for the time limit.

### The nearest address

Always going to the nearest address sounds sensible and fails. Let the office be at \`0 0\` and the addresses at \`1 0\`, \`-2 0\` and \`5 0\`. The nearest is \`1 0\`, and from there \`-2 0\` is closer than \`5 0\`. He goes to the left, then crosses the whole street and returns: 1 + 3 + 7 + 5 = 16. First to one end and then to the other takes 14.`,
};
