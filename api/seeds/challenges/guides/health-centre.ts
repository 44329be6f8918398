import type { ChallengeGuide } from './challenge-guide';

export const healthCentreGuide: ChallengeGuide = {
  hints: [
    'There are at most 150 villages. Which distances do you need before you can compare them as sites?',
    'You need the quickest walk between every two villages, so an algorithm for all pairs fits better than one for a single start.',
    "Run Floyd and Warshall's algorithm, with the village on the way in the outermost loop. Then compare the rows by maximum, sum and number.",
  ],
  editorial: `With at most 150 villages you can afford all pairs of quickest walks. Floyd and Warshall's algorithm computes them in a matrix. Start with the direct paths, 0 on the diagonal and infinity elsewhere. Keep the shortest of several paths between the same two villages, and ignore a path that leads back to its own village.

For each village \`via\`, improve every pair: \`walk[a][b] = min(walk[a][b], walk[a][via] + walk[via][b])\`. After the first \`k\` villages have been \`via\`, the matrix holds the quickest walks that pass only through these \`k\`. A walk through the next village consists of two such walks, so the step keeps this true. In the end every village is allowed.

Each row now gives the longest walk and the sum of all walks for one site. Take the smallest triple of longest walk, sum and number. If even the best row contains infinity, some village cannot be reached: print −1.

The three loops make \`O(N³)\` time, about 3.4 million steps, and the matrix takes \`O(N²)\` memory.

The order of the loops matters. With \`via\` innermost each pair is finished once, while the walks it needs are not known yet. Take paths 1–3 and 1–4 of 9 minutes, 4–5 of 2 and 5–2 of 1. The right site is village 1 with a longest walk of 12, but that program picks village 4.`,
};
