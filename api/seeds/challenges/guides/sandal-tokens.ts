import type { ChallengeGuide } from './challenge-guide';

export const sandalTokensGuide: ChallengeGuide = {
  hints: [
    'Counting all numbers in a table works, but the table grows with the book. The two entries of a fetched pair should leave no trace at all.',
    'XOR turns two equal numbers into 0, so combine all entries with it. What remains are the two numbers that you look for, mixed with each other.',
    'Take any bit that is set in that result. It differs between the two numbers, so it divides the entries into two groups with one of them in each.',
  ],
  editorial: `XOR of a number with itself is 0, and the order plays no part. So the XOR of the whole book is \`both = a XOR b\`, where a and b are the numbers that stand there once.

To separate them, pick a bit that is set in \`both\`, such as the lowest: \`both & -both\`. The numbers a and b differ in this bit. Divide the entries by it. Both entries of a fetched token fall into the same group, where they cancel, while a and b fall into different ones. The XOR of the entries with this bit is one of the two numbers, and XOR with \`both\` gives the other.

Two passes over the book take \`O(N)\` time, and apart from the entries themselves only three numbers are remembered: \`O(1)\`. A hash set that adds a number at its first entry and removes it at its second is as fast but may hold \`N / 2\` numbers. Searching the book again for each number takes \`O(N^2)\`.

Since a and b are different, \`both\` is never 0. One of them may be 0 itself, as in the second example; XOR does not mind.

### The order of the output

The two numbers are to be printed in ascending order, not in that of the book. In the first example 9 is written down before 3. Programs that count and print in the order of the entries give \`9 3\` instead of \`3 9\`.`,
};
