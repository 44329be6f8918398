import type { ChallengeGuide } from './challenge-guide';

export const orchardWalkGuide: ChallengeGuide = {
  hints: [
    'From which squares can the picker step into a given square?',
    'The best harvest up to a square is its own mangoes plus the better of the harvests above it and to its left.',
    'Give squares that cannot be reached the value minus infinity, and treat the first square like all the others when it is fenced.',
  ],
  editorial: `Let \`best(r, c)\` be the largest number of mangoes on a way from the start to that square. The last step came from above or from the left, and the part before it should itself be as good as possible. So \`best(r, c)\` is the mangoes of the square plus the larger of \`best(r - 1, c)\` and \`best(r, c - 1)\`.

A fenced square gets minus infinity. This value survives additions and loses every comparison, so squares behind a fence become unreachable by themselves. In the end, a value below 0 means \`BLOCKED\`. A value of 0 does not: a way without a single mango is still a way.

Going through the rows from top to bottom needs only the row above: \`O(R × C)\` time for at most 250\u00a0000 squares, and \`O(C)\` memory. Following every way separately is hopeless, since a grid of 500 × 500 has more ways than could ever be walked.

### A fence at the start

The first square has no square before it, so it is easy to give it a rule of its own and to forget the fence there. For the orchard \`1 1\` with the number \`-1\`, the answer is \`BLOCKED\`, not 0. One way out is to begin with an imagined row above the grid: 0 over the first square, minus infinity over the others. Then one rule serves every square.`,
};
