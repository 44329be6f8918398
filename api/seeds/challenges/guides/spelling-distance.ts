import type { ChallengeGuide } from './challenge-guide';

export const spellingDistanceGuide: ChallengeGuide = {
  hints: [
    'Look at the last letters of both spellings. Which possibilities are there for what happens to them in a best sequence of changes?',
    'Let the distance of two beginnings depend on the distances of shorter beginnings.',
    'Fill a table row by row. Each entry is the smallest of three: the one above plus 1, the one to the left plus 1, and the diagonal one plus 1 if the letters differ.',
  ],
  editorial: `Let \`d(i, j)\` be the distance between the first i letters of one spelling and the first j of the other. Think of the two written one above the other, with gaps where letters are added or removed. There are three ways for this arrangement to end. The last letter of the first stands over a gap: it is removed, at a cost of \`d(i - 1, j) + 1\`. The last letter of the second stands under a gap: it is added, for \`d(i, j - 1) + 1\`. Or the two last letters face each other: \`d(i - 1, j - 1)\`, plus 1 if they differ. The smallest of the three is \`d(i, j)\`.

At the edges, \`d(i, 0) = i\` and \`d(0, j) = j\`, because an empty text needs only additions. The last entry is the answer.

The table has n × m entries of constant cost: \`O(n × m)\` time, 10^6 steps at most. Each row needs only the one above, so \`O(m)\` memory is enough. Without the table, the three choices at each difference lead to exponentially many branches.

### Places shift

Comparing the spellings place by place assumes that letters are added only at the end. \`pune\` and \`poona\` differ at three places and by one letter in length, which would make 4. Adding one \`o\` in the middle lets the \`n\` match again, so the distance is 3.`,
};
