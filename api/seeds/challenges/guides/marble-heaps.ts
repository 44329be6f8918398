import type { ChallengeGuide } from './challenge-guide';

export const marbleHeapsGuide: ChallengeGuide = {
  hints: [
    'Look at a single heap first. For which sizes does the child whose turn it is lose, if at most M marbles may be taken?',
    'A heap of h marbles behaves like a heap of `h mod (M + 1)` in the game without a limit. How are several heaps combined there?',
    'A first move wins when it makes the XOR of all these remainders 0. Each heap allows at most one such move; check that the number of marbles taken lies between 1 and M and is in the heap.',
  ],
  editorial: `### Who wins

From a heap of h marbles one can reach h − 1 down to h − M. The Grundy values therefore run 0, 1, …, M and start again: the value of a heap is \`h mod (M + 1)\`. Several heaps together have the XOR of their values. The child who begins wins exactly when this \`balance\` is not 0.

### Counting the moves

A winning move leaves balance 0. In a heap with value g, the new value must be \`target = balance XOR g\`. The number to take is fixed modulo M + 1: \`taken = (h - target) mod (M + 1)\`. The move exists when \`target ≤ M\`, \`taken ≥ 1\` and \`taken ≤ h\`. The M possible moves lead to M different values, so no heap has more than one. Since the balance is not 0, \`target\` always differs from g and \`taken\` is never 0.

Two passes over the heaps take \`O(N)\` time; the heaps need \`O(N)\` memory.

### The overlooked moves

In ordinary Nim only moves with \`target < g\` count. Here a heap may also pass to a larger value by taking enough to drop below a multiple of M + 1. In \`2 3\` with the heaps \`5 2\`, the heap of 5 has the value 1. Taking 3 leaves 2, whose value is 2, and wins. A program that asks for \`target < g\` finds only one of the two moves.`,
};
