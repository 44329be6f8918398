import type { ChallengeGuide } from './challenge-guide';

export const peacefulQueensGuide: ChallengeGuide = {
  hints: [
    'How many queens stand in each row, and how many in each column? This rules out most ways to choose N squares.',
    'Fill the board row by row. Put a queen on each square of the row that is dry and not attacked, count what follows, and take the queen away again.',
    'Three sets describe the attacks: columns, rising diagonals and falling diagonals. As bit masks they move to the next row with a single shift each.',
  ],
  editorial: `N queens in N rows means one queen in each row. Go from the top row down. For each square of the row that is dry and not attacked from above, place the queen there and count the ways for the remaining rows. A row without such a square ends this attempt, and passing the last row counts as one way.

Three bit masks say which columns are attacked in the present row: one for the columns in use and one for each direction of the diagonals. Placing a queen sets its bit in all three. From one row to the next, one diagonal mask moves a bit to the left and the other a bit to the right. The free squares are \`dry & ~(columns | rising | falling)\`, and the lowest set bit gives the next one to try.

Every placement is built in exactly one way, so nothing is counted twice. There are at most \`N!\` branches, but dead ends are cut early, and for N ≤ 11 far fewer remain than the 39\u00a0916\u00a0800 orders of the columns. Memory is \`O(N)\` for the depth and the wet squares.

### Both diagonals

A queen attacks along two diagonals: on one, \`row - column\` is constant, on the other \`row + column\`. With only one of them checked, an empty board of four rows gives 7 ways instead of 2.`,
};
