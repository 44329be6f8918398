import type { ChallengeGuide } from './challenge-guide';

export const fruitNeighboursGuide: ChallengeGuide = {
  hints: [
    'The statement has two rules for ties. At which point of the work does each of them apply?',
    'The first tie is about which fruits are allowed to vote, the second about which name wins the vote. Treat these as two separate steps.',
    'Sort the fruits by distance and, at equal distances, by their place in the input. Count the names of the first K and take the most frequent, the alphabetically first on a tie.',
  ],
  editorial: `This is the method of the K nearest neighbours, in three steps.

Compute the distance of each known fruit from the new one: the sum of the squares of both differences. No square root is needed. The largest value is 2 × 10^8, so integers are exact and fit into 32 bits.

Sort by the pair of distance and place in the input, and keep the first K fruits. With a stable sort the distance alone is enough as a key, because fruits at equal distances stay in the order in which they were given.

Count the names of these K fruits in a hash map. The winner is the name with the largest count; among equal counts it is the alphabetically first. Both rules fit into one comparison by the pair \`(-count, name)\`.

Sorting takes \`O(N log N)\` time and \`O(N)\` memory. A heap of the K nearest would bring this down to \`O(N log K)\`. Searching for the next nearest fruit K times costs \`O(N · K)\`, hundreds of millions of comparisons.

The trap is to let the names decide too early. If tuples of \`(distance, name)\` are sorted, a fruit with an earlier name pushes out one that was given earlier. With K = 1 and a new fruit at \`5 5\`, the lime at \`5 6\` and the guava at \`5 4\` are equally near. The lime was given first, so the answer is lime. The alphabet counts only after the votes are in.`,
};
