import type { ChallengeGuide } from './challenge-guide';

export const sortingOfficeGuide: ChallengeGuide = {
  hints: [
    'Which six-digit codes fit the label 56, and what do they look like as numbers?',
    'Either count every beginning of every code in advance, or look where the fitting codes lie once all codes are sorted.',
    'A label with d digits stands for the range from `label × 10^(6-d)` up to the next label times the same power. Two binary searches count the codes in it.',
  ],
  editorial: `The codes that begin with a label form a range of numbers. For 56, they are 560000 to 569999. In general, a label with d digits covers the numbers from \`label × 10^(6-d)\` up to, but not including, \`(label + 1) × 10^(6-d)\`.

Sort the codes once. In the sorted list, the codes of a range stand side by side. One binary search finds the first that is not below the lower end, another the first that is not below the upper end, and the difference of the two places is the number of letters. Equal codes are counted separately, as they should be.

Sorting takes \`O(N log N)\` and the questions \`O(Q log N)\`, with \`O(N)\` memory.

Since codes are short, there is a second way: for each code, add 1 to a counter for each of its six beginnings. A trie does this with nodes, a hash table with texts. Each label is then a single look-up, for at most 6 × N counters. Testing all codes for each label takes \`O(N × Q)\`, 2.5 × 10^9 comparisons.

### At the beginning only

A label has to fit from the first digit. If all pieces of a code are counted, wherever they stand, the label 60 also finds the code 560001, and the answer is 1 instead of 0. Each code has six beginnings, but up to 21 pieces.`,
};
