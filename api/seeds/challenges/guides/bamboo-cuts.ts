import type { ChallengeGuide } from './challenge-guide';

export const bambooCutsGuide: ChallengeGuide = {
  hints: [
    'The first cut always costs `min(L, F)`, wherever it is made. Its place only decides which two pieces are left.',
    'After a cut the two pieces have nothing to do with each other. Which pieces can ever lie on the bench?',
    'Let `cost[i][j]` be the cheapest way to make all cuts between ends `i` and `j`, where the ends are 0, the marks and L. Try every mark between them as the first cut.',
  ],
  editorial: `Put 0 and L around the marks, so that the list has \`K + 2\` ends. Every piece that can lie on the bench runs from one end \`i\` to a later end \`j\`, and its remaining cuts are the marks in between. Let \`cost[i][j]\` be the smallest sum for these cuts. It is 0 when there is no mark in between; otherwise

\`cost[i][j] = min(length, F) + min over m of (cost[i][m] + cost[m][j])\`

where \`length\` is the distance between the two ends. Some mark \`m\` has to be cut first. The price of that cut is fixed, and the two halves are then independent, so each must be cut in its own cheapest way.

Fill the table from short pieces to long ones. For the first mark, compare \`cost[0][m] + cost[m][K+1]\` over all \`m\` and keep the smallest mark on a tie.

There are \`O(K²)\` pieces with up to K first cuts each: \`O(K³)\` time, fewer than 200,000 combinations for K = 100, and \`O(K²)\` memory. Without the table, recursion solves the same pieces exponentially often.

Cutting nearest to the middle looks sensible, but fails. For L = 12 and marks 5, 6 and 7 it starts at 6 and pays 12 + 6 + 6 = 24. Starting at 5 costs 12 + 7 + 2 = 21.`,
};
