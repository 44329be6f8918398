import type { ChallengeGuide } from './challenge-guide';

export const pairWithSumGuide: ChallengeGuide = {
  hints: [
    'Take one sweet in your hand. Which price must the other one have?',
    'Walk through the list and remember the prices seen so far. Ask for the partner before you remember the current price.',
  ],
  editorial: `When the price p of one sweet is fixed, the other must cost exactly \`S - p\`. So the question at each item is: has a sweet of that price been seen before? A hash set of the earlier prices answers it at once.

Go through the list. For each price p, look for \`S - p\` in the set. If it is there, the answer is YES, since it belongs to an earlier and therefore different item. If not, add p and go on. Every pair is considered when its second item is read, so none is missed, and NO at the end is certain.

The time is \`O(N)\` on average and the memory \`O(N)\`. Comparing every item with all that follow it takes \`O(N^2)\`, some 5 × 10^9 comparisons for N = 10^5. Sorting and walking inwards with two pointers, in \`O(N log N)\`, is a sound alternative.

### Half of the note

The difficult case is \`p = S / 2\`, where the partner has the same price. One item must not be paired with itself: with S = 40 and the prices 20, 15, 30 the answer is NO. But two items of that price are a valid pair: with S = 20 and \`10 10\` it is YES. A program that throws all prices into a set and leaves out \`S = 2p\` gets the first right and the second wrong. Asking before adding settles both.`,
};
