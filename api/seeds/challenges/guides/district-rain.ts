import type { ChallengeGuide } from './challenge-guide';

export const districtRainGuide: ChallengeGuide = {
  hints: [
    'With 20,000 questions about up to 90,000 squares each, the same squares are added up again and again. What could you add up once, before the first question?',
    'Think of the sums of all rectangles that begin in the top left corner of the map. How can any other rectangle be composed of these?',
    'With such sums `S`, a rectangle is `S[bottom][right] − S[top-1][right] − S[bottom][left-1] + S[top-1][left-1]`. Compare it with H times the number of squares.',
  ],
  editorial: `Prepare a table of two-dimensional prefix sums. \`S[r][c]\` is the rain on all squares in the first \`r\` rows and the first \`c\` columns, with zeros for \`r = 0\` or \`c = 0\`. Each row of the table is the running sum of its own line added to the row above.

A question is then answered with four values. Take \`S[bottom][right]\`. It contains the strip above the rectangle and the strip to the left of it, so subtract \`S[top-1][right]\` and \`S[bottom][left-1]\`. The part that belongs to both strips has now been subtracted twice; add \`S[top-1][left-1]\` back.

For the word, do not divide. The average is at least H exactly when the sum is at least H times the number of squares. This comparison of integers is exact, and a sum that hits the limit counts as \`WET\`.

The table takes \`O(R · C)\` time and memory, and each question \`O(1)\`. Adding up the squares each time means up to 1.8 × 10^9 additions.

The part that is added back is often forgotten. Nothing goes wrong as long as the rectangle touches the upper or left border of the map, where this part is 0, and both rectangles of the first example do. On a map with the rows \`4 1\` and \`1 1\`, however, the bottom right square alone would get 7 − 5 − 5 = −3 millimetres. Adding the 4 gives 1.`,
};
