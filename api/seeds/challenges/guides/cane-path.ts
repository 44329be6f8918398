import type { ChallengeGuide } from './challenge-guide';

export const canePathGuide: ChallengeGuide = {
  hints: [
    'Cutting one cell less is always better, however many more steps it takes. How would you compare two ways to the same cell?',
    'This is a shortest path whose length is a pair, cuts first and steps second. Pairs can be added and compared just as numbers can.',
    "Run Dijkstra's algorithm with a heap of `(cuts, steps, cell)`, starting with the cut of the first cell if it is full of cane.",
  ],
  editorial: `Treat the field as a graph in which each cell is joined to its four neighbours. Entering a cell costs one step, and one cut if there is cane. The length of a way is the pair \`(cuts, steps)\`, and pairs are compared by their cuts first.

Dijkstra's algorithm only needs that a longer way never compares as smaller. That holds: every step increases the pair. So the cell with the smallest pair in the heap is final, and when the well comes out its pair is the answer. You can also use one number, \`cuts × 10^6 + steps\`, because no best way has as many as 10^6 steps in a field of 90,000 cells.

Begin with one cut if the house itself stands in cane, and with no steps. A field of one cell is then right without a special case.

With \`V = R · C\` cells the heap takes \`O(V log V)\` time and \`O(V)\` memory. Going over the whole field until nothing improves can be \`O(V²)\` on a winding way.

### Detours

A table that is filled row by row from above and from the left allows only steps down and to the right. It finds the best of those ways, but a way without any cut may have to lead up or back to the left for a while, although the well lies at the bottom right.`,
};
