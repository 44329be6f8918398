import type { ChallengeGuide } from './challenge-guide';

export const commonStopsGuide: ChallengeGuide = {
  hints: [
    'Take `PUNEM` and `PNQEM`. When both lists begin with the same letter, what do you lose by using it?',
    'If the last letters differ, at least one of them does not end a longest shared tour. That leaves two smaller questions.',
    'Let `best[i][j]` be the answer for the first `i` calls of one train and the first `j` of the other. Equal last letters give `best[i-1][j-1] + 1`; otherwise take the larger of `best[i-1][j]` and `best[i][j-1]`.',
  ],
  editorial: `This is the longest common subsequence of two strings. Solve it for all pairs of prefixes: \`best[i][j]\` is the length of the longest shared tour of the first \`i\` calls of the first train and the first \`j\` of the second.

If the two last letters are equal, some longest tour ends with both of them. A tour that does not can be extended by this letter, or have its last call moved there. So the value is \`best[i-1][j-1] + 1\`. If they differ, the tour cannot end with both, and one of them may be dropped: the value is the maximum of \`best[i-1][j]\` and \`best[i][j-1]\`. An empty prefix gives 0.

There are at most 1000 × 1000 pairs with constant work each: \`O(A · B)\` time for lists of lengths A and B. A row depends only on the row above it, so \`O(B)\` memory is enough. Looking for the best of all earlier pairs in every cell would add another factor of up to 1000.

It is tempting to go along the first list and take each call as soon as it occurs in the rest of the second. For \`ZAB\` and \`ABZ\` this takes Z at once, uses up the second list, and gets 1. The shared tour \`AB\` has two calls. A match can cost more than it brings, and the table compares both choices.`,
};
