import type { ChallengeGuide } from './challenge-guide';

export const romanClockGuide: ChallengeGuide = {
  hints: [
    'Write 1947 by hand, rank by rank: thousands, hundreds, tens, ones. Which ranks need a smaller sign in front?',
    'Treat CM, CD, XC, XL, IX and IV as signs of their own, with the values 900, 400, 90, 40, 9 and 4. Then always take the largest sign that fits.',
  ],
  editorial: `List all signs from large to small and let the six pairs be signs like the others: 1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1. Go through the list. For each value, write its sign as often as the value fits into what is left of the year, and keep the remainder.

Why does the largest sign first give the right form? Consider one rank, say the hundreds. The remainder is below 1000 there. With 900 or more, \`CM\` is written and less than 100 is left. From 500 to 899, one \`D\` and up to three \`C\` follow. From 400 to 499 it is \`CD\`, and below that up to three \`C\`. This is exactly how each digit is written, and the other ranks work in the same way. No sign apart from M, C, X and I is ever used more than once, and none of those more than three times.

For 1947: M leaves 947, CM leaves 47, XL leaves 7, then V and two I.

Thirteen steps serve every year, so time and memory are \`O(1)\`.

### All ranks

Fours and nines occur in every rank, not only among the ones. If 900, 400, 90 and 40 are missing from the list, 1947 turns into \`MDCCCCXXXXVII\`. The small years come out right all the same, so test with 49, 444 and 1994.`,
};
