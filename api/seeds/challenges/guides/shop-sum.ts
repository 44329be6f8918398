import type { ChallengeGuide } from './challenge-guide';

export const shopSumGuide: ChallengeGuide = {
  hints: [
    'Which of the signs in `2 * (45 + 30) - 20` can be worked out as soon as you have read it, and which must wait?',
    'A sum consists of products, a product of values, and a value is a number or a sum in brackets. Three functions that call each other can follow this.',
    'With two stacks instead: before a sign goes on its stack, work out all signs on top that bind at least as strongly, down to the last open bracket.',
  ],
  editorial: `First cut the line into tokens: numbers, signs and brackets. Spaces drop out.

Keep a stack of values and a stack of signs. A number goes on the values. When a sign comes, every sign on top of the stack that binds at least as strongly has both its values ready: take the two, work out the result and put it back. Stop at a weaker sign or an open bracket, then put the new sign on its stack. A closing bracket works out everything down to the open one and removes it. At the end, work out the rest; one value is left.

A sign waits only while a stronger one may follow, so products come before sums, and signs of one rank go from left to right. Recursive functions for sum, product and value do the same, with the stack hidden in the calls.

Every token goes on and off a stack once: \`O(n)\` time and memory. Results reach 10^15, which needs 64 bits.

### From left to right

At equal rank, the earlier sign must be worked out first. In \`10-4-3*2\`, the 4 is taken away before the 6, and the result is 0. A recursion that takes all that follows a minus as one sum computes \`10 - (4 - 6) = 12\`. With stacks, the same mistake is to work out only signs that bind more strongly than the new one.`,
};
