import type { ChallengeGuide } from './challenge-guide';

export const steppingStonesGuide: ChallengeGuide = {
  hints: [
    'Which stones can be reached with exactly one jump, and which with two?',
    'The stones that need the same number of jumps lie side by side. How far can one get from such a group with one more jump?',
    'Keep the end of the present group and the farthest stone that can be reached from it. At the end of the group, count one jump.',
  ],
  editorial: `From the first stone, one jump reaches a run of stones right behind it. From all of these, one more jump reaches further, again without a gap, because each jump may also be shorter. So the stones fall into groups: those reached with 0 jumps, with 1, with 2 and so on.

For the present group from \`start\` to \`end\`, compute \`reach\`, the largest \`place + number\` over its stones. The stones from \`end + 1\` to \`reach\` are the next group and need one jump more. Repeat this until the group contains the last stone. If \`reach\` is no larger than \`end\`, nobody gets any further, and the answer is -1. With N = 1 one stands on the last stone already: 0 jumps.

Each stone belongs to one group and is looked at once: \`O(N)\` time, and \`O(1)\` memory besides the stones. Trying every jump from every stone takes \`O(N^2)\` when the numbers are large.

### The farthest jump is not the best

Always jumping as far as possible may end on a wet stone. In the first example, with \`2 3 1 0 2 1\`, the longest jump from the first stone leads to the third, from there to the fourth, and that is wet. The shorter jump to the second stone is better, since it opens a jump of three. What counts is how far one gets with the jump after this one. The answer is 3, not -1.`,
};
