import type { ChallengeGuide } from './challenge-guide';

export const marketLedgerGuide: ChallengeGuide = {
  hints: [
    'Plain takings make `add` cheap and `sum` dear; ready-made totals do the opposite. Look for something between the two.',
    'Store partial sums over blocks of stalls so that an addition changes few blocks and a question reads few of them.',
    'In a Fenwick tree, cell i holds the sum of a run of stalls that ends at stall i; its length is the lowest set bit of i. Every walk then visits at most 17 cells.',
  ],
  editorial: `With the raw takings a sum may read 10^5 stalls. With prefix sums it reads two numbers, but an addition changes up to 10^5 of them. Either way, 5 × 10^4 calls lead to billions of steps.

A Fenwick tree balances the two. Cell i covers the stalls from \`i - low + 1\` to i, where \`low\` is the lowest set bit of i. To add to stall I, start at cell I and go on to \`i + low\` as long as it is at most N: these are all the cells that cover stall I. To get the total of the first i stalls, add cell i, go on to \`i - low\`, and stop at 0: these blocks lie side by side and fill the range. The sum from A to B is \`total(B) - total(A - 1)\`.

Building the tree takes \`O(N)\`: hand each cell’s sum on to the next cell that covers it. Each call takes \`O(log N)\`. Together that is \`O(N + Q log N)\` time and \`O(N)\` memory. Totals can pass 10^11, so use 64 bits.

### Totals that are half updated

It is tempting to keep prefix sums and add X to the one at stall I. But every later prefix contains that stall as well. In the first example, after \`add 2 10\`, such a program answers \`sum 2 3\` with 5 instead of 15.`,
};
