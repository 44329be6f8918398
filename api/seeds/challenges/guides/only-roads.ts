import type { ChallengeGuide } from './challenge-guide';

export const onlyRoadsGuide: ChallengeGuide = {
  hints: [
    'A road that is part of a ring is never vital. How would you find out that no ring passes over a road?',
    'Explore the villages depth first and number them in the order in which you enter them. A road that does not enter a new village then leads back to one that lies above on the same way.',
    'For each village compute the earliest number that it and all below it can reach without the road by which the village was entered. That road is vital when this number is larger than that of the village above.',
  ],
  editorial: `Explore each connected part depth first. The roads by which villages are first entered form a tree, and every other road joins a village with one above it in the tree. Such a road closes a ring, so only tree roads can be vital.

Number the villages as they are entered. Let \`lowest[v]\` be the smallest number that can be reached from v or from anything below it by one road outside the tree, or the number of v itself. Take the tree road from u down to v. If \`lowest[v] > entered[u]\`, nothing in the branch of v leads to u or above it, so without this road the branch is cut off: the road is vital. Otherwise a road leads around it.

The exploration takes \`O(N + M)\`, sorting the answers \`O(M log M)\`, and the memory is \`O(N + M)\`. Closing each road in turn means up to 2 × 10^4 explorations. Use your own stack: a chain of 2 × 10^4 villages is too deep for plain recursion in many languages.

### Two traps

Vital roads are not only those to villages with a single road. When a road joins two rings, all its villages have more, and yet its loss separates them.

And skip the road you came by, not the village you came from. Of two parallel roads the second is a real way back, as the second example shows.`,
};
