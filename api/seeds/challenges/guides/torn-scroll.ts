import type { ChallengeGuide } from './challenge-guide';

export const tornScrollGuide: ChallengeGuide = {
  hints: [
    'How much of the text can a photograph of 20 letters possibly overlap? The rest of the text need not be read.',
    'You look for the longest beginning of the photograph that is an end of the text. After a mismatch, which shorter beginnings are still possible?',
    'The prefix function of the photograph answers that, as in the search of Knuth, Morris and Pratt. Run the last letters of the text through it; the length matched at the end is the overlap.',
  ],
  editorial: `For each new photograph, find the longest beginning that is also an end of the text. It has at most as many letters as the photograph, so only that many letters at the end of the text are read.

Keep \`overlap\`, the length of the longest beginning of the photograph that ends at the letter read last. If the next letter continues it, it grows by 1. Otherwise fall back to the longest beginning that is also an end of the matched part, and try again. These lengths come from the prefix function, which is computed from the photograph alone. When the last letter of the text has been read, \`overlap\` is the answer, since no longer beginning ends there. Append the letters after it.

A photograph of m letters takes \`O(m)\` for the prefix function and \`O(m)\` for the end of the text. All together that is \`O(T)\` time and memory for T letters, at most 2 × 10^5. Testing every possible overlap letter by letter takes quadratic time for texts such as \`aaaa…\`. Store the text so that appending does not copy it.

### The longest overlap

The first overlap that fits, counted from 1 upwards, is the shortest. For \`abab\` and \`bab\` a single \`b\` fits, which gives the text \`ababab\` and \`6 1\`. But all three letters lie on equal ones, so the text stays \`abab\`, and the output is \`4 3\`.`,
};
