import type { ChallengeGuide } from './challenge-guide';

export const parcelCheckGuide: ChallengeGuide = {
  hints: [
    'Work out one sign with pencil and paper, digit by digit from the right. What should happen when a parcel number has more than six digits before the sign?',
    'Add up digit × weight from right to left, with the weights 2 to 7 over and over. The sign is what is missing to the next multiple of 11.',
  ],
  editorial: `Take the digits before the sign from right to left. The digit next to the sign has weight 2, the one to its left 3, and so on up to 7; then the weights start again. With \`i\` counted from 0, the weight is \`2 + i mod 6\`. Add up all products.

The sign is the smallest number that makes the sum divisible by 11. That is \`(11 - sum mod 11) mod 11\`, or \`-sum mod 11\` in languages where the remainder is never negative. The outer remainder matters: for a sum that is divisible already, the sign is 0 and not 11. A result of 10 is written \`X\`. Compare with the sign that is given and print \`OK\` or the right one.

For \`4715\` the sum of \`1 × 2 + 7 × 3 + 4 × 4\` is 39. The next multiple of 11 is 44, so the sign has to be 5.

A number with D digits takes \`O(D)\` time and memory. Treat it as text, since 30 digits fit into no ordinary integer type.

### After the weight 7

The weights do not go on with 8, 9 and 10. The slip stays unseen up to six digits. With \`10000009\` the leading 1 is the seventh digit from the right and has weight 2 again, so the sum is 2 and the sign 9 is right. With weight 8 the program would ask for 3.`,
};
