import type { ChallengeGuide } from './challenge-guide';

export const marketMazeGuide: ChallengeGuide = {
  hints: [
    'A shortest way may well go up or to the left. Which cells can be reached in exactly one step, and which in two?',
    'Spread out from S in all four directions, one step at a time, and mark each cell when it is first reached.',
  ],
  editorial: `All steps cost the same, so breadth-first search finds the shortest way. Put S into a queue with distance 0. Take cells from the front, and for each free neighbour that has no distance yet, give it the distance of the current cell plus 1 and put it at the end.

The queue holds cells in the order of their distance. A cell is therefore first reached by a shortest way, and the first distance it gets is final. When E comes out of the queue, its distance is the answer. When the queue runs empty first, E lies in a part of the market that S cannot reach, and the answer is -1.

Each of the \`R × C\` cells enters the queue at most once and looks at four neighbours: \`O(R × C)\` time and memory, at most 90\u00a0000 cells. Going over the whole grid again for each step count also finds the answer, but a winding lane may be tens of thousands of steps long.

### Only right and down is not enough

A table filled row by row, from above and from the left, works when those are the only permitted moves. Here they are not. In the first example the way goes down, along the bottom row and then up again to E; a table of that kind never gets to E and prints -1 instead of 7.`,
};
