import type { ChallengeGuide } from './challenge-guide';

export const bestStreakGuide: ChallengeGuide = {
  hints: [
    'If a period has a bad beginning, would the owner be better off without it?',
    'For each day, think of the best period that ends exactly on that day. How does it follow from the same figure for the day before?',
    "Let `here` be the best total of a period that ends today: the profit of today, plus yesterday's `here` if that was positive. The answer is the largest `here` of all days.",
  ],
  editorial: `For each day compute \`here\`, the largest total of a period that ends on that day. Such a period either consists of this day alone or extends a period that ended the day before. For the second choice only the best one matters, so

\`here = profit + max(0, previous here)\`

Every period ends on some day. The largest value of \`here\` over all days is therefore the answer. This method is known as Kadane's algorithm.

In the first example the values are 4, 3, 5, −3, 5 and 6. On the fifth day the −3 is dropped and a new period begins; it reaches 6 on the last day and beats the 5 of the first three days.

One pass takes \`O(N)\` time, and \`O(1)\` memory besides the input. Adding up all periods takes \`O(N²)\`: with N = 10^5 there are five billion of them.

### Only losses

A period has at least one day. Programs that start with a best total of 0, or reset the running sum to 0 as soon as it is negative, print 0 for \`-7 -2 -5\`. The right answer is −2. Start from the first profit, or from minus infinity, and compare after the day has been added.`,
};
