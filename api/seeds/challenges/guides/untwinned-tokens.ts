import type { ChallengeGuide } from './challenge-guide';

export const untwinnedTokensGuide: ChallengeGuide = {
  hints: [
    'Can you get the count for A to B from counts that always begin at 1?',
    'When the first digits of a number have been chosen, what do you need to know about them to count the possible endings?',
    'Only three things matter: how many digits are still to come, the digit before them, and the digit sum modulo K. Store the number of endings for each combination.',
  ],
  editorial: `Let \`below(X)\` be the number of lucky numbers from 1 to X − 1. The answer is \`below(B + 1) - below(A)\`.

To count endings, define \`endings(length, before, rest)\`: in how many ways can \`length\` digits follow the digit \`before\`, no two neighbours equal, so that a digit sum with remainder \`rest\` so far becomes divisible by K? Try each next digit other than \`before\`. There are at most 18 × 10 × 20 combinations with ten choices each, and every value is stored.

For \`below(X)\`, numbers with fewer digits than X are free except that the first digit is not 0. Numbers of equal length agree with X up to some place and have a smaller digit there. Walk along the digits of X, and at each place add the endings for every smaller digit that differs from the one before; at the first place it must not be 0. Then go on with the digit of X itself. If it equals the one before, no further number can be lucky, and the walk ends.

With D digits this takes \`O(D × K × 100)\` time and \`O(D × K × 10)\` memory, instead of up to 10^18 steps.

### B belongs to the range

The walk counts numbers strictly below X. With \`below(B) - below(A)\`, B itself is lost. In the first example 50 is lucky, so that gives 8 instead of 9.`,
};
