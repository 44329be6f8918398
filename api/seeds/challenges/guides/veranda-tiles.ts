import type { ChallengeGuide } from './challenge-guide';

export const verandaTilesGuide: ChallengeGuide = {
  hints: [
    'Think of the last tile of a row. What can stand before it when it is a plain tile, and what when it is a peacock?',
    'A last peacock follows a plain or a lotus tile, which takes 4 or 5 hands together. This gives a rule with four terms.',
    'Write the rule as a matrix of 5 × 5 and raise it to the required power by repeated squaring.',
  ],
  editorial: `Let \`rows(n)\` be the number of rows of n hands. A row ends in a plain tile, a lotus, or a peacock. The first two leave \`rows(n - 1)\` and \`rows(n - 2)\`. Before a last peacock, no other peacock may lie, so a plain or a lotus tile comes before it; the pair takes 4 or 5 hands. So for n ≥ 5

\`rows(n) = rows(n - 1) + rows(n - 2) + rows(n - 4) + rows(n - 5)\`.

The values for 0 to 4 hands are 1, 1, 2, 4 and 7. They are set by hand, since a peacock may also be the only tile, which the rule does not cover: with 3 hands, it is the fourth row.

N up to 10^18 rules out a loop. But the step from five neighbouring values to the next five is the product with a fixed matrix of 5 × 5. A power of this matrix makes many steps at once, and repeated squaring reaches any power with about 120 products. That is \`O(log N)\` time and \`O(1)\` memory. Reduce modulo 1\u00a0000\u00a0000\u00a0007 after every product; two factors below it need 64 bits. A matrix that keeps rows with and without a peacock at the end apart gives the same counts.

### Peacocks side by side

The plain rule with 1, 2 and 3 hands also counts \`3+3\`. It agrees up to 5 hands, but for 6 it gives 24 instead of 23.`,
};
