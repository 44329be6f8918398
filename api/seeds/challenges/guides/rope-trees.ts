import type { ChallengeGuide } from './challenge-guide';

export const ropeTreesGuide: ChallengeGuide = {
  hints: [
    'Stand at a corner of the rope and follow it round the grove. In which direction does it turn at each corner?',
    'Sort the trees from left to right. Build the lower part of the rope from this order, and the upper part from the reverse order.',
    'Whenever the last three trees do not make a strict left turn, drop the middle one.',
  ],
  editorial: `The rope is the convex hull of the trees. Sort them by X and then by Y, and walk from left to right to build the lower half. Keep a stack of corners. Before a tree is added, look at the last two corners and this tree. If the way over the last corner does not turn left, that corner is not below the line between its neighbours: drop it and look again. Walking back from right to left gives the upper half in the same way. Each half leaves out its final tree, with which the other begins.

The turn is the sign of a cross product, and twice the area is the sum of \`ax × by - ay × bx\` along the rope. Both are whole numbers up to 8 × 10^12, so use 64 bits.

If all trees stand on one line, each half keeps only its first tree, which gives two corners and area 0. A lone tree leaves both halves empty and needs a case of its own.

Sorting takes \`O(N log N)\`. Each tree is pushed and dropped at most once in each half, so the rest is \`O(N)\`, as is the memory.

### Trees that touch the rope

A tree on a straight stretch is no corner, so a cross product of 0 must drop the middle tree too. Otherwise the tree at \`2 0\` in the first example is counted, and the output is 5 corners instead of 4.`,
};
