import type { ChallengeGuide } from './challenge-guide';

export const firstPageGuide: ChallengeGuide = {
  hints: [
    'The register is sorted. What does a single entry tell you about all entries before and after it?',
    'When you hit an entry with the right number, you are not done: there may be the same number before it.',
    'Search for the first entry that is not smaller than the plot number. Then check that it exists and really has this number.',
  ],
  editorial: `Use binary search for the first entry that is at least as large as the plot number \`x\`, often called the lower bound.

Keep a range of places with one property: all entries before it are smaller than \`x\`, and all entries after it are at least \`x\`. Look at the middle. If it is smaller than \`x\`, the first suitable entry lies to the right of it. Otherwise the middle itself or something to its left is the first. Continue until the range is empty. The boundary is then the first entry with a value of at least \`x\`.

Finally test the result. The boundary may lie behind the last entry, when all are smaller, and the entry there may be larger than \`x\`. In both cases the answer is −1. Add 1 to the index, as places are counted from 1.

Each question takes about 17 comparisons for 10^5 entries: \`O(N + Q log N)\` time in total and \`O(N)\` memory. A hash map from each number to its first place is an alternative in \`O(N + Q)\`. Reading the register from the beginning for each question may take 5 × 10^9 steps.

The classic search that stops at the first match finds some entry, but not always the first one. In \`2 4 4 4 7 9\` it looks at place 3 first, sees a 4 and returns 3, while the entries of plot 4 begin at place 2.`,
};
