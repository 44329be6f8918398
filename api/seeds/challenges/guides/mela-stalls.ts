import type { ChallengeGuide } from './challenge-guide';

export const melaStallsGuide: ChallengeGuide = {
  hints: [
    'There is no letter for zero. What comes after Z, and what would come after 9 if the digits ran from 1 to 9 only?',
    'From letters to a number: multiply what you have by 26 and add 1 to 26 for the next letter.',
    'From a number to letters: subtract 1 before you divide by 26. The remainder is the last letter, and the quotient is the number for the letters before it.',
  ],
  editorial: `The names are numbers with 26 digits, but the digits are worth 1 to 26 instead of 0 to 25. \`BA\` is \`2 × 26 + 1 = 53\`.

So letters turn into a number as in any positional system: start with 0, and for each letter multiply by 26 and add its place in the alphabet.

The other way, find the last letter first. The names that end in A are the stalls 1, 27, 53, …, those in B are 2, 28, 54, … and so on. Hence the last letter depends on \`(n - 1) mod 26\`, with 0 for A. The letters before it are the name of \`(n - 1) / 26\`, rounded down, and the work ends at 0. For 28 this gives the remainder 1, B, and the quotient 1, A: \`AB\`.

A number up to 10^9 needs at most 7 letters, so a line costs \`O(log n)\` and all of them \`O(N log n)\`, with hardly any memory.

### The letter Z

Ordinary base 26 goes wrong wherever a Z stands. Dividing 26 by 26 gives quotient 1 and remainder 0, which a program that uses Z for 0 writes as \`AZ\`; the right name is \`Z\`. In the same way 52 becomes \`BZ\` instead of \`AZ\`, and 702 becomes \`AAZ\` instead of \`ZZ\`. Subtracting 1 before each division repairs all of these.`,
};
