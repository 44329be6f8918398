import type { ChallengeGuide } from './challenge-guide';

export const cleanGroundGuide: ChallengeGuide = {
  hints: [
    'Checking each possible square from scratch looks at the same stones many times. What does a ground of side 3 contain at its corners?',
    'For each square of the field, ask for the largest ground that has it as its bottom right corner. The answers for three neighbours are already known.',
    'A stone gives 0; otherwise the side is 1 plus the minimum of the sides above, to the left and diagonally above to the left. Then find the maximum and count how often it occurs.',
  ],
  editorial: `Let \`side[r][c]\` be the side of the largest clean ground whose bottom right corner is the square in row \`r\` and column \`c\`. For a stone it is 0. For a free square

\`side[r][c] = 1 + min(side[r-1][c], side[r][c-1], side[r-1][c-1])\`

with 0 outside the field. A ground of side \`s\` at this corner contains grounds of side \`s − 1\` at each of the three neighbours, so no neighbour may be smaller than that. Conversely, three such grounds together with the free corner cover the whole square of side \`s\`.

Every ground is identified by its bottom right corner. The number of places for the largest side is therefore the number of squares that reach the maximum. Grounds may overlap, as in the first example. If the maximum is 0, print 0 for the count as well, although many squares have this value.

Each square is computed once: \`O(R · C)\` time, a quarter of a million steps at most. Only the previous row is needed, so \`O(C)\` memory is enough.

It is easy to leave out the diagonal neighbour. In a field of two rows, \`#.\` and \`..\`, the bottom right square has a 1 above and a 1 to the left, but the stone diagonally behind it rules out a side of 2. The answer is \`1 3\`.`,
};
