import type { ChallengeGuide } from './challenge-guide';

export const pondCountGuide: ChallengeGuide = {
  hints: [
    'How would you colour one pond with a brush that may only move to neighbouring water?',
    'Go through the cells. At water that belongs to no pond yet, flood the whole pond, count its cells and mark them.',
    'Keep the cells that are still to be visited in a list of your own instead of calling a function from within itself.',
  ],
  editorial: `Each water cell belongs to exactly one pond. Walk over the grid; a water cell that has not been visited is the first of a new pond. From there, flood: take a cell from a list, count it, and put its unvisited water neighbours above, below, left and right on the list. Mark a cell at once when it is found, so that it is counted only once. When the list is empty, the pond is complete, because every cell connected with the first one through shared sides has been reached and no other.

Count the ponds and keep the largest size. It starts at 0, which is the right answer for a dry field.

Each of the \`R × C\` cells is looked at a constant number of times: \`O(R × C)\` time and memory for at most 250\u00a0000 cells. Searching for the next pond from the top left corner each time is too slow, for a field like a chessboard has up to 125\u00a0000 ponds.

### Too deep

The natural recursive program is right for small fields. But a field that is all water can lead it 250\u00a0000 calls deep, more than many languages allow, and it breaks off with an error. A list of open cells has no such limit.

Do not follow the corners either: \`W.\` above \`.W\` holds two ponds.`,
};
