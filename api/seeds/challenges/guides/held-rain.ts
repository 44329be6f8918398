import type { ChallengeGuide } from './challenge-guide';

export const heldRainGuide: ChallengeGuide = {
  hints: [
    'Look at a single place. What decides how high the water can stand there?',
    'Water at a place rises to the lower of two walls: the highest on its left and the highest on its right. Do you have to search for these walls again at each place?',
    'Compute the running maximum from the left and from the right. The depth is the smaller of the two minus the height of the place.',
  ],
  editorial: `Consider each place for itself. Water there can rise until it runs off over one of the sides. On the left it is held up to the highest terrace on that side, on the right likewise, and the lower of both decides:

\`depth = min(highest to the left, highest to the right) − height\`

If both maxima include the place itself, the depth is never negative, and the ends of the row get 0 without a special case.

One pass from the left computes all left maxima, one from the right all right maxima. A third pass adds up the depths and keeps the largest. Time and memory are \`O(N)\`. Searching both sides anew at each place would take \`O(N²)\`, about 10^10 steps for 10^5 terraces.

Two pointers need only \`O(1)\` extra memory. Keep the highest wall seen from each end and move the pointer on the side with the lower wall. The water at that place is decided, because the other side is known to have a wall at least as high.

The deepest water need not stand at the lowest place. In \`5 2 5 0 1\` the lowest terrace is 0, but the wall of 1 beside it holds only one metre. The place with height 2 lies between walls of 5 and is 3 metres deep. The answer is \`4 3\`. Take the maximum over all depths.`,
};
