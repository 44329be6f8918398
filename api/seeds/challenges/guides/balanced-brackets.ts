import type { ChallengeGuide } from './challenge-guide';

export const balancedBracketsGuide: ChallengeGuide = {
  hints: [
    'Read `([)]` from left to right. At which place do you know that something is wrong, and what did you have to remember to know it?',
    'A closing bracket concerns only one of the brackets that are still open: the one opened last.',
    'Push each opening bracket on a stack. A closing bracket must match the one you pop; report its place if it does not, or if the stack is empty.',
  ],
  editorial: `The bracket opened last has to be closed first, which is exactly how a stack works. Read the line once. An opening bracket is pushed. A closing bracket pops the top of the stack and has to be of the same kind.

There are three ways to fail, and they give two different answers. If the popped bracket is of another kind, or there is nothing to pop, print the place of the closing bracket and stop. If the line ends and the stack still holds brackets, print \`OPEN\`. A wrong closing bracket comes first: \`OPEN\` is only printed when all closing brackets were right.

This is correct because the stack always holds precisely the brackets that are open, in the order in which they were opened. Its top is therefore the only one that the next closing bracket may match.

Each bracket is pushed and popped at most once: \`O(N)\` time and \`O(N)\` memory. Walking back from each closing bracket to its partner takes \`O(N²)\` on a deeply nested line of 10^5 brackets.

Three counters, one for each kind, are not enough. In \`([)]\` every kind is opened and closed once and no counter ever becomes negative, yet the bracket at place 3 is wrong. The order between the kinds is lost in the counts.`,
};
