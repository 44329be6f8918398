import type { ChallengeGuide } from './challenge-guide';

export const mirrorTextGuide: ChallengeGuide = {
  hints: [
    'Which characters of the line count, and which ones are as if they were not there? Check digits and capital letters as well.',
    'Build the text that counts first, in one case. Then compare it with itself read backwards.',
  ],
  editorial: `Divide the task into two steps. First reduce the line to what counts: keep only letters and digits, and turn every letter into lower case. Then the rule becomes a plain one: the reduced text must equal its reverse.

\`Never odd or even\` becomes \`neveroddoreven\`, which reads the same from both ends. A line such as \`!!!\` becomes the empty text. It equals its own reverse, so the answer is YES, as the statement demands, without a special case.

Instead of reversing, you can let two pointers walk from the ends towards the middle, skip what does not count and compare the rest. Both ways take \`O(n)\` time. The reduced text needs \`O(n)\` memory; two pointers on the original line need \`O(1)\`.

Stay away from cutting off the first and the last letter in a loop, or from building the text by adding at its front. Each such step copies everything that is left, which makes \`O(n^2)\`: for 10^5 characters that is billions of copied letters.

### Digits count too

A filter for letters only drops the digits. \`12\` would then be reduced to nothing and count as a mirror text, although 1 and 2 differ. Test with \`12321\` and \`12 3 21!\`, but also with a line whose digits break the symmetry, because only that one tells the two filters apart.`,
};
