import type { ChallengeGuide } from './challenge-guide';

export const sareeBorderGuide: ChallengeGuide = {
  hints: [
    'How many motifs can such a stretch have: only an odd number of them, or an even number too? Compare `abcba` with `abba`.',
    'Start from each possible middle and go outwards as long as the motifs on both sides agree.',
    'Replace the best stretch only by one that is strictly longer. Then the first one stays on a tie.',
  ],
  editorial: `A stretch reads the same from both ends when its outermost motifs agree and what lies between them does too. So it can be grown from its middle. There are \`2n - 1\` middles: each motif, and each gap between two motifs. From each, go outwards as long as both sides agree; this gives the longest stretch with that middle.

The same fact allows another way. Go through the ends from left to right with the best length so far, L. Cutting off both ends of a stretch that ends here leaves one that ended a step earlier and had at most L motifs. So the only lengths that can improve on L are \`L + 2\` and \`L + 1\`; test these two.

Both ways take \`O(n^2)\` time, at most a few million steps for 2000 motifs, and \`O(n)\` memory. Checking every stretch motif by motif takes \`O(n^3)\`.

If only strictly longer stretches replace the best one, the first of the longest wins. Stretches of equal length begin in the same order in which they end and in which their middles stand, so both ways obey the rule for ties.

### Even lengths

A stretch of even length has no motif in its middle. A program that grows only from motifs never finds \`abba\` and prints \`a\`. Test with \`zz\`, too.`,
};
