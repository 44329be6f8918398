import type { ChallengeGuide } from './challenge-guide';

export const leapYearsGuide: ChallengeGuide = {
  hints: [
    'With B up to 10^9 there may be a billion years to look at. Is there a question whose answer does not need them one by one?',
    'Count the leap years from year 1 up to a year Y. Two such counts are enough for any range.',
    'Up to Y there are `Y / 4` multiples of 4, rounded down. Take away the multiples of 100 and put back those of 400.',
  ],
  editorial: `Let \`f(Y)\` be the number of leap years from 1 to Y. The leap years from A to B are those up to B without those before A, so the answer is \`f(B) - f(A - 1)\`.

To find \`f(Y)\`, count multiples. Among 1 to Y there are \`Y / 4\` multiples of 4, rounded down. The multiples of 100 are all among them and do not count, so subtract \`Y / 100\`. The multiples of 400 were subtracted with them but do count, so add \`Y / 400\`. Each leap year is now counted once: 2024 by the first term alone, 2000 by all three as 1 − 1 + 1, while 1900 comes to 1 − 1 = 0.

Six divisions answer any input, so time and memory are \`O(1)\`. A loop over the years takes \`O(B - A)\`, up to 10^9 steps.

### The edge of the range

Both ends belong to the range. With \`f(B) - f(A)\` the year A itself is lost, and \`2000 2000\` gives 0 instead of 1. The mistake stays hidden as long as A is not a leap year, so test with an A that is one. For A = 1 the formula asks for \`f(0)\`, which is 0 as it should be.`,
};
