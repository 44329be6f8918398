import type { ChallengeGuide } from './challenge-guide';

export const rangoliSpiralGuide: ChallengeGuide = {
  hints: [
    'Write the spiral of a grid with 3 rows and 4 columns on paper. How many new cells does each straight stretch visit?',
    'The stretches alternate between horizontal and vertical. Each is one shorter than the last one of its kind.',
  ],
  editorial: `Follow the artist stretch by stretch. The first goes right over all C columns. The next goes down over the remaining R − 1 rows, then one goes left over C − 1 columns, one up over R − 2 rows, and so on. Each horizontal stretch takes a row away from the vertical ones, and each vertical stretch takes away a column.

So two lengths are enough: \`C\` for the stretch that comes now and \`R - 1\` for the one after it. After a stretch, the second length becomes the first, and the first, less one, becomes the second. The direction turns to the right each time. When the present length is 0, no free cell lies ahead and the spiral is complete.

You can also peel off the top row and turn the rest of the grid to the left, again and again, or move four borders inwards.

Walking visits each cell once: \`O(R × C)\` time, and as much memory for the grid.

### The last row or column

With four borders, the middle is where programs fail. When a single row is left, it is read to the right, and then the stretch to the left must not run. The grid \`5 6 7 8\` comes out as \`5 6 7 8 7 6 5\` if it does. The same holds for a single column. The stretch lengths avoid the problem, as the vertical length of a single row is 0.`,
};
