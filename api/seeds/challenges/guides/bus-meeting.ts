import type { ChallengeGuide } from './challenge-guide';

export const busMeetingGuide: ChallengeGuide = {
  hints: [
    'Write down the minutes at which each of the two buses is at the stand. In which set of numbers does the first meeting lie?',
    'The second answer follows from the first: the two numbers share a factor, and their product contains it twice.',
    "Find the greatest common divisor `g` with Euclid's algorithm, replacing `(a, b)` by `(b, a mod b)` until the second number is 0. The buses meet at minute `A / g × B`.",
  ],
  editorial: `Euclid's algorithm gives the greatest common divisor. Any number that divides \`a\` and \`b\` also divides \`a mod b\`, and any number that divides \`b\` and \`a mod b\` also divides \`a\`. Replacing \`(a, b)\` by \`(b, a mod b)\` therefore keeps all common divisors, and the numbers become smaller. When the second is 0, the first is the divisor \`g\`.

A bus is at the stand at the multiples of its period, so the first common minute is the least common multiple of A and B. The product \`A × B\` contains the common factor \`g\` twice. Dividing it out once leaves the least common multiple, for 12 and 18 with \`g = 6\` the minute 36.

Two steps at least halve the larger number, so fewer than 60 are enough for numbers up to 10^9: \`O(log min(A, B))\` time and \`O(1)\` memory. Trying all divisors from the smaller number downwards may take a billion steps.

The result can be close to 10^18. That needs 64-bit integers and rules out floating-point division, which keeps only 53 bits. For A = 999999999 and B = 999999998 the answer ends in \`002\`, but \`int(a * b / g)\` in Python prints a number that ends in \`000\`. Divide with integers, and divide before you multiply.`,
};
