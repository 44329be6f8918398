import type { ChallengeGuide } from './challenge-guide';

export const snakeWalkGuide: ChallengeGuide = {
  hints: [
    'What happens in which order within a single step? Let a snake of four cells run round in a square of 2 × 2.',
    'Keep the cells of the body in a queue: the new head joins at one end, and the tail leaves at the other.',
    'In each step, decide about the fruit first, then remove the tail if nothing was eaten, and only then look for a crash.',
  ],
  editorial: `The body is a queue of cells from the tail to the head. It starts with the single cell \`1 1\`.

For each move, compute the cell of the new head. If it is the cell of the next fruit, that fruit is gone and the tail stays where it is, so the snake becomes one longer. Otherwise the tail leaves its cell. Then check two things: the head must lie on the board, and it must not be a cell that is still in the queue. If either fails, print \`CRASH\` and the number of the move. If not, the head joins the queue. After the last move, print the length.

Only the next fruit in the given order counts.

Searching the queue costs at most its length, and the snake is never longer than \`F + 1\`. So M moves take \`O(M × F)\` time, about 10^7 comparisons at most. A set of the occupied cells next to the queue makes each move \`O(1)\`. Memory is \`O(F)\`, besides the moves.

### The tail moves first

The head may enter the cell that the tail leaves in the same step. Take the board \`2 2\` with fruits at \`1 2\`, \`2 2\` and \`2 1\` and the moves \`RDLU\`. After three moves the snake fills the board, and the fourth brings the head to the place of the tail. This is no crash: the answer is 4. Looking for a crash before the tail has moved prints \`CRASH 4\`.`,
};
