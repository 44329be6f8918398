import type { ChallengeGuide } from './challenge-guide';

export const teaStallsGuide: ChallengeGuide = {
  hints: [
    'How far apart could the closest two of K stalls be at best, given only the first and the last bay? What can keep the answer below that?',
    'For a given distance, it is easy to find out whether K stalls can be placed. If it is possible, so is every smaller distance, which permits a search by halving.',
    'Sort the bays. For a given distance, put the first stall into the first bay and each further one into the first bay that is far enough away.',
  ],
  editorial: `Turn the question round. For a fixed distance d, can K stalls be placed so that neighbours are at least d apart? Sort the bays and place the stalls from the left: the first into the first bay, each next one into the first bay at least d further on. This is the best one can do. Any other choice stands at least as far right with each of its stalls, so it has no more room for the rest.

If d is possible, so is every smaller distance. Binary search therefore finds the largest possible one. It lies between 1, as all positions differ, and \`(last - first) / (K - 1)\`, which an even spacing would reach.

Sorting takes \`O(N log N)\`. Then \`log D\` values of d are tested for a longest distance D, about 30. A test walks over the bays in \`O(N)\`, or finds each next bay by binary search, \`O(K log N)\` in all. Memory is \`O(N)\`. Trying one distance after the other may take up to a billion tests.

### Spread by distance, not by number

Taking every so-many-th bay ignores where the bays are. For the bays 0, 1, 2, 3 and 100 and three stalls, the first, third and fifth bay give 2. Better is 0, 3 and 100, where the closest two are 3 apart.`,
};
