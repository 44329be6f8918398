import type { ChallengeGuide } from './challenge-guide';

export const reverseWordsGuide: ChallengeGuide = {
  hints: [
    'What should the output look like when there are three spaces between two words of the input?',
    'Split the line into its words at any number of spaces, turn the list round and join it with single spaces.',
  ],
  editorial: `Three steps solve it: split the line into words, reverse the order of the words, and print them with one space between neighbours. The letters inside a word are never touched, so there is no need to reverse any text.

The only question is what separates two words. It may be one space or several, so a whole run of spaces has to count as a single separator. In many languages a split without an argument, or one at the pattern for one or more spaces, does exactly that.

If you build the words by hand, read the line character by character: add letters and digits to the current word, and at a space close the word only if it is not empty. The last word has no space behind it and must be closed at the end.

A line of n characters takes \`O(n)\` time and \`O(n)\` memory. With at most 200 words of 20 letters each, that is tiny.

### Empty words

Splitting at each single space yields empty words between neighbouring spaces. \`one   two\` falls into \`one\`, two empty words and \`two\`. Reversed and joined with spaces again, the three spaces are back: \`two   one\`. The output must be \`two one\`. An input with single spaces hides this, so test with a wider gap.`,
};
