import type { ChallengeGuide } from './challenge-guide';

export const longRefrainGuide: ChallengeGuide = {
  hints: [
    'If a passage of 9 notes is sung twice, what can you say about its first 8 notes?',
    'Whether some passage of a given length is repeated is easy to find out with a table of all passages of that length. You do not need to ask for every length.',
    'Search for the greatest length by halving. For that length, take the alphabetically first passage that occurs more than once, and its count.',
  ],
  editorial: `Fix a length L and count all passages of that length in a hash table: there are \`n - L + 1\` of them. Some passage of length L is repeated exactly when a count is above 1.

Now the lengths. If a passage of length L begins at two places, then its first L − 1 notes begin at the same two places. So the repeated lengths have no gaps: 1, 2, up to some maximum. That permits a binary search over L, about 13 rounds for 5000 notes. If even length 1 is not repeated, the answer is \`NONE\`. Otherwise build the table for the maximal L once more and take the smallest passage with a count above 1.

A round cuts out and hashes up to n passages of length L, so it touches \`O(n^2)\` letters. The whole takes \`O(n^2 log n)\` time in the worst case and \`O(n^2)\` memory for the passages, some 6 million letters. Trying all lengths from the longest down may take thousands of rounds. Sorting all suffixes works too, since equal passages then stand at the start of neighbouring suffixes.

### Overlaps count

The two places may overlap. In \`aaaa\` the longest refrain is \`aaa\`, which begins at notes 1 and 2: the answer is \`aaa 2\`. Ready-made functions that count a word in a text usually skip overlaps and report 1, so take the count from your own table.`,
};
