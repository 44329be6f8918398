import type { ChallengeGuide } from './challenge-guide';

export const climbingStepsGuide: ChallengeGuide = {
  hints: [
    'Count the ways for N = 1, 2, 3 and 4 by hand. How do the first three numbers help with the fourth?',
    'Look at the last stride of a way. It has one, two or three steps; how many ways lead up to the point where it begins?',
    'The ways for a step are the sum of the ways for the three steps below it. Start with one way for step 0 and take the remainder after every addition.',
  ],
  editorial: `Sort the ways to step \`n\` by their last stride. If it has one step, the child stood on step \`n − 1\` before; with two it stood on \`n − 2\`, with three on \`n − 3\`. These groups do not overlap and cover all ways, so

\`ways(n) = ways(n-1) + ways(n-2) + ways(n-3)\`

with \`ways(0) = 1\`, the way without any stride, and 0 for negative steps. This gives 1, 2, 4 and 7 for the first four steps, and 4 matches the example for N = 3.

Only the last three numbers are needed. A loop with three variables takes \`O(N)\` time, a million additions at most, and \`O(1)\` memory. Recursion without stored results repeats the same steps exponentially often.

Reduce by 1\u00a0000\u00a0000\u00a0007 in each round. A remainder of a sum may be taken at any time without changing the final remainder. If you wait until the end, the exact count for N = 10^6 has more than 260,000 digits, and every addition has to process all of them.

Mind the size of the sum before it is reduced. Three remainders can add up to about 3 × 10^9, which exceeds the 2,147,483,647 of a signed 32-bit integer. The overflow goes unnoticed, and small values of N still come out right. Use 64 bits, or reduce after each of the two additions.`,
};
