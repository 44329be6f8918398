import type { ChallengeGuide } from './challenge-guide';

export const kolamStrokeGuide: ChallengeGuide = {
  hints: [
    'Follow the hand through a dot in the middle of the stroke. How many lines at this dot does each visit use?',
    'Each visit uses one line to come and one to leave. Only the two ends of the stroke can have an odd number of lines.',
    'Check that all dots with lines are connected, and count the dots with an odd number of lines: none means `LOOP`, two mean `PATH`, and everything else is `NO`.',
  ],
  editorial: `This is Euler's question about the bridges of Königsberg. Whenever the stroke passes a dot, it uses two lines there. A dot with an odd number of lines must therefore be an end of the stroke. With both ends on the same dot, no dot is odd. With different ends, exactly these two are odd.

The lines also have to hang together, since the hand is never lifted. These two conditions are sufficient. Start at an odd dot, or anywhere if there is none, and go on until you are stuck. If lines are left, some dot of the stroke has unused lines, and a loop through them can be inserted there. Repeat until all lines are drawn.

So count the lines at each dot, and search from any dot that has a line. If some dot with lines is not reached, or more than two dots are odd, print \`NO\`. With no odd dot print \`LOOP\`. Otherwise print \`PATH\` and the two odd dots in ascending order. A single odd dot cannot occur, because every line has two ends.

The search and the counts take \`O(N + M)\` time and memory.

Dots without lines do not matter. Three dots with two lines between 2 and 3 are a \`LOOP\`, although dot 1 is not reached. Begin the search at a dot with a line, not at dot 1, and compare with the number of dots that have lines, not with N.`,
};
