import type { ChallengeGuide } from './challenge-guide';

export const shelfCarriersGuide: ChallengeGuide = {
  hints: [
    'Between which two numbers does the first answer lie, however the shelves are shared out? Work them out for `4 3 8 2 6`.',
    'For a given limit, it is easy to count the volunteers it takes. If a limit works, every higher one works too, so the lowest can be found by halving.',
    'Begin the search at the fullest shelf and end it at the sum of all shelves.',
  ],
  editorial: `Fix a limit for the books of one volunteer. Hand out the shelves in order, and call the next volunteer whenever a shelf would exceed the limit. This greedy division takes the fewest volunteers, because each of them gets as far as anybody could, and that never hurts the next.

Raising the limit never increases this number. So the limits fall into two parts, those that need more than K volunteers and those that do not, and binary search finds the first that works. It lies between the fullest shelf, which somebody must carry, and the sum of all shelves. The second answer is the number the greedy division needs at this limit. It may be smaller than K.

The sum is at most 10^9, so about 30 divisions are made: \`O(N log sum)\` time and \`O(N)\` memory. Trying one limit after the other may take up to a billion divisions.

### The fullest shelf

Starting the search at \`sum / K\` looks natural, as no division can do better than an even share. But with a limit below the fullest shelf, the greedy loop still gives that shelf to somebody, and breaks the limit unnoticed. In the second example, \`10 2 3\` with 5 volunteers, it accepts the limit 3 and prints \`3 4\`. The right answer is \`10 2\`: one volunteer for the shelf with 10 books, and one for 2 + 3.`,
};
