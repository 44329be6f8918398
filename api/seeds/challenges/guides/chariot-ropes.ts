import type { ChallengeGuide } from './challenge-guide';

export const chariotRopesGuide: ChallengeGuide = {
  hints: [
    'A rope is paid for again in every knot that contains it. Which ropes should take part in many knots, and which in few?',
    'The first knot of a best plan can always join the two shortest ropes. What remains is the same problem with one rope less.',
    'Keep all lengths in a min-heap. Take out the two smallest, add their sum to the price, and put the sum back until one rope is left.',
  ],
  editorial: `Always tie the two shortest ropes that exist at the moment, counting ropes that were tied before with their whole length. This is Huffman's algorithm.

Picture the knots as a tree with the original ropes as leaves. Each rope is paid once for every knot above it, so the price is the sum of \`length × depth\`. In the deepest knot two ropes are tied that have the greatest depth of all. Exchanging them with the two shortest ropes cannot raise the price, because a short rope then takes the deep place of a longer one. Some best plan therefore begins with the two shortest. After the knot there are \`N − 1\` ropes, and the same argument applies again.

A heap gives the two smallest in \`O(log N)\`, so all knots together take \`O(N log N)\` time and \`O(N)\` memory. Sorting everything again after each knot is far too slow for 10^5 ropes.

The sum can exceed 32 bits: 10^5 ropes of 10^4 metres cost more than 10^10 rupees.

A tempting shortcut sorts once and ties every rope to the growing long one. It even gives the right 33 for the first example. For four ropes of 7 metres it pays 14 + 21 + 28 = 63, while two pairs cost 14 + 14 + 28 = 56. The new rope has to compete with all the others.`,
};
