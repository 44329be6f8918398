import type { ChallengeGuide } from './challenge-guide';

export const anagramGroupsGuide: ChallengeGuide = {
  hints: [
    'Two words of one family contain exactly the same letters, each the same number of times. How could you tell that without comparing every word with every other one?',
    'Find something that you can compute from a single word and that comes out equal for "taps", "past" and "spat", but different for "note".',
    'Sort the letters of each word and count the words by the sorted text in a hash map.',
  ],
  editorial: `Give every word a key that depends only on its letters and not on their order. The sorted letters are such a key: "taps", "past" and "spat" all become \`apst\`, while "note" and "tone" become \`enot\`.

Two words have the same key exactly when one can be made from the other by moving letters. Sorting moves letters and loses none, so equal keys mean equal stocks of letters, and equal stocks sort to the same text. It is therefore enough to count the words for each key in a hash map. The number of keys is the number of families, and the largest count is the size of the largest family.

With words of at most \`K = 20\` letters this takes \`O(N · K log K)\` time and \`O(N · K)\` memory. Looking for each key in a plain list of families is correct too. It fails when most words have a family of their own: 50,000 words then need about 1.25 billion comparisons.

The usual mistake is a key that keeps only the set of letters. \`ab\` and \`abb\` both consist of a and b, but the second example says that they are two families. How often a letter occurs has to be part of the key.`,
};
