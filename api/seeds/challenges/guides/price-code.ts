import type { ChallengeGuide } from './challenge-guide';

export const priceCodeGuide: ChallengeGuide = {
  hints: [
    'With the code word `MUSTARDOIL`, which price does the tag `MXX` stand for? Think about what the second X repeats.',
    'Give each letter of the code word its digit. For X, take the digit that you wrote down last, not the letter that stands before it.',
  ],
  editorial: `Make a table from the letters of the code word to digits: the first letter means 1, the ninth 9, the tenth 0. In other words, place p stands for \`p mod 10\`.

Then read each tag from left to right and write down its digits. An ordinary letter is looked up in the table. An X repeats the digit written last. There always is one, since no tag begins with X. \`MLX\` becomes 1, then 0, then 0 again: 100. The digits together form the price, and the prices are added up for the last line.

Each letter is handled once. With at most 6 letters on each of N tags that is \`O(N)\` time; the table and the sum take \`O(1)\` memory. The sum stays below 500 × 10^6, so any integer type will do.

### Two X in a row

The statement says that X means the same digit as the letter before it. If that letter is itself an X, it has no place in the code word, but it does have a digit. A program that looks up the letter before the X finds nothing for the second one and may write a 0 without complaint: \`MXX\` becomes 110 instead of 111. Remembering the last digit makes runs of X of any length come out right.`,
};
