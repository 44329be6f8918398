import type { ChallengeGuide } from './challenge-guide';

export const ledgerCheckGuide: ChallengeGuide = {
  hints: [
    'Read closely which hash the check of a block uses: the one that the block before it should have, or the one that it carries.',
    'Each block can be checked with three numbers: its amount, its hash and the hash of the block before. Nothing older matters.',
  ],
  editorial: `The rule ties a block to its neighbour only. Block i is right when its hash equals \`(P × 31 + amount) mod 10007\`, where P is the hash that block i − 1 carries, or 7 for the first block. So one walk along the chain with a single remembered number is enough: compute the hash that fits, compare it with the one given, and if they agree, let the given hash be the next P.

The walk ends at the first block that does not fit, and its place is the answer. If it reaches the end, the ledger is \`VALID\`.

Each block takes constant work, so the time is \`O(N)\` and the memory \`O(1)\`. Following the chain from its start again for every block takes \`O(N^2)\`, about 5 × 10^9 steps for N = 10^5. The largest value on the way is \`10006 × 31 + 10^9\`, which still fits into a signed 32-bit number.

### First, not last

A loop that notes every wrong block and prints its note at the end names the last one. In the ledger with the blocks \`4 220\`, \`10 6830\` and \`1 1\`, the first and the third are wrong; the answer is 1, not 3. Block 2 is fine here, because it builds on the 220 that block 1 carries, even though 221 would have been right.`,
};
