import type { ChallengeGuide } from './challenge-guide';

export const rollCallGuide: ChallengeGuide = {
  hints: [
    'Each number from 1 to N is in one of three situations. Which ones, and what do you have to know to tell them apart?',
    'Count how often each number is heard, then go through the numbers from 1 to N in order.',
  ],
  editorial: `Keep a counter for each roll number and go through the calls once. After that, every number from 1 to N is not heard (0), heard once (1), or heard more than once (2 or more). A second pass over the numbers collects the first and the last kind.

When this second pass goes from 1 to N, both lists come out in ascending order by themselves. If a list is empty, print \`NONE\` in its place; the two lists are independent, so it may be either or both.

Counting takes \`O(M)\` and collecting \`O(N)\`, with \`O(N)\` memory for the counters. If the repeated numbers are taken from a table without an order, they still have to be sorted, which costs a little more but is harmless. Searching all calls for each number takes \`O(N × M)\`, up to 10^10 comparisons.

### Ascending order

The second list is where most wrong programs slip. A hash table that keeps the order of insertion gives the repeated numbers in the order in which they were first called. For N = 5 and the calls \`4 4 2 2\`, the lines should be \`1 3 5\` and \`2 4\`, but such a program prints \`4 2\` on the second. The first example cannot show this, as only a single number is repeated in it.

Three calls of a number are no different from two: it stands in the list once.`,
};
