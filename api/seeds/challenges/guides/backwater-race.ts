import type { ChallengeGuide } from './challenge-guide';

export const backwaterRaceGuide: ChallengeGuide = {
  hints: [
    'A race need not begin in village 1. Can you at least find one village that is certain to be the end of some longest race?',
    'From a given start, the lengths of the ways to all other villages can be found in a single walk, since there is only one way to each.',
    'Walk from any village to the one farthest from it, by length. Then walk from there: the largest distance of the second walk is the answer.',
  ],
  editorial: `The villages form a tree, and the race is its longest path, also called the diameter. Two walks over the tree are enough. The first starts in village 1 and finds the village \`x\` with the greatest distance. The second starts in \`x\`, and its greatest distance is the answer.

### Why \`x\` is an end of a longest race

Take a longest race from \`u\` to \`v\`. The way from village 1 to \`x\` either meets this race or is joined to it by some canals. From the point where they meet or are joined, \`x\` is at least as far away as \`u\` and \`v\` are, or the first walk would have chosen one of those. So one end of the race can be replaced by \`x\`, and the race does not become shorter.

Each walk visits every canal twice. Time and memory are \`O(N)\`. Starting a walk in all 20,000 villages would be \`O(N²)\`, about 400 million steps.

Measure the first walk in length, not in number of canals. Suppose that from village 1 there are two canals of length 1 in a row, one of length 9 and one of length 8. The village two canals away is the wrong end: a race from there is at most 11 long, but 9 + 8 = 17 is possible.

The tree may be a chain of 20,000 villages. Prefer a list or a stack of your own to recursion.`,
};
