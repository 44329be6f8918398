import type { ChallengeGuide } from './challenge-guide';

export const lakeMusicGuide: ChallengeGuide = {
  hints: [
    'Suppose the places stood in a row instead of a circle. What do you have to remember when you go from one place to the next?',
    'The circle adds one condition: the first and the last place cannot both be used. Treat the two possibilities for the first place separately.',
    'Solve the row twice: once without place 1, and once with place 1 chosen and its two neighbours left out. Take the larger result.',
  ],
  editorial: `In a row the problem is short. Go from left to right and keep two numbers: the best sum in which the current place is used, and the best in which it is free. For the next place, \`used\` becomes the old \`free\` plus its listeners, and \`free\` becomes the larger of both old numbers. Two neighbours are never used together, and nothing but the state of the last place influences what follows.

The circle adds the pair of the first and the last place. Decide about place 1. If it is left empty, the places 2 to N form a row. If it is used, places 2 and N stay empty, and the places 3 to N − 1 form a row whose result is added to the listeners of place 1. Every valid choice belongs to one of these cases.

Both rows take \`O(N)\` time, with \`O(1)\` memory beside the list. Leaving each place empty in turn and solving the rest gives the same answer in \`O(N²)\`.

A single pass over the list forgets that the ends are neighbours. In the first example it picks 60, 30 and 50 for a total of 140, but the best is 90.

Check N = 1 as well. If you compare the row without the first place and the row without the last, both are empty for a single place, and the result would be 0 instead of its listeners.`,
};
