import type { ChallengeGuide } from './challenge-guide';

export const lampSwitchesGuide: ChallengeGuide = {
  hints: [
    'Which number do you get if you remove the rightmost lamp from the row? Compare 10 with 5.',
    'The remainder of a division by 2 tells the state of the rightmost lamp, and the quotient is the number that the other lamps show.',
    'Collect the remainders until the quotient is 0, write them in reverse order, and count the ones. Treat N = 0 separately.',
  ],
  editorial: `Divide N by 2 repeatedly. Each remainder is a digit of the binary form, beginning with the rightmost lamp, and the quotient stands for the lamps to its left. Stop when the quotient is 0. Written from the last remainder to the first, the digits are the binary form, and the number of ones among them is the second answer.

For 10 the remainders are 0, 1, 0 and 1, so the lamps show \`1010\` and two of them are on.

This is right because \`N = 2 · (N div 2) + N mod 2\`. The binary form of N is that of \`N div 2\` with one more digit at the end. The last quotient before 0 is 1, so the leftmost lamp is always on, as the statement says.

Most languages can do the conversion themselves, and then only the ones have to be counted in the text. Either way there are at most 30 digits for N up to 10^9: \`O(log N)\` time and memory.

### The number 0

A loop that runs while N is greater than 0 does nothing for N = 0 and leaves an empty row. The statement asks for one dark lamp, so the output is \`0 0\`. Handle this case before the loop, or use a loop that runs at least once. A conversion from the standard library usually gets it right.`,
};
