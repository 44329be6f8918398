import type { ChallengeGuide } from './challenge-guide';

export const overByOverGuide: ChallengeGuide = {
  hints: [
    'For each of the marks 0 to 6, W and X, write down what it adds to the runs, the wickets and the counted balls.',
    'Count the balls in one number and work out the overs at the end: full overs and the balls left are a division by 6 with its remainder.',
  ],
  editorial: `The board needs three counters: runs, wickets and balls. Each mark changes them in its own way. A digit adds its value to the runs and 1 to the balls. \`W\` adds 1 to the wickets and 1 to the balls. \`X\` adds 1 to the runs and nothing to the balls.

When all marks are read, the overs follow from the balls. Six make an over, so there are \`balls / 6\` full overs, rounded down, and \`balls mod 6\` balls of the next one. Print the two with a point between them. This is not a decimal fraction: 3.4 stands for 22 balls, and 3.5 is followed by 4.0.

One pass over the n marks takes \`O(n)\` time and \`O(1)\` memory.

### The extra ball

Taking the length of the line as the number of balls forgets that an \`X\` has to be bowled again. In the first example, \`14X0W62\` has seven marks but six balls. The score is \`14/1 1.0\`; with the \`X\` counted it would read 1.1. The opposite slip, leaving out the \`W\`, spoils the overs as well: a wicket falls on a proper ball. And \`X\` alone, the second example, gives one run after 0.0 overs.`,
};
