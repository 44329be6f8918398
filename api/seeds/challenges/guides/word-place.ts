import type { ChallengeGuide } from './challenge-guide';

export const wordPlaceGuide: ChallengeGuide = {
  hints: [
    'How many slips of the letters of `EAT` begin with A, and what does this tell you about the place of `EAT`?',
    'The slips before the word differ from it first at some letter and have a smaller one there. Count them place by place.',
    'With n letters left, of which a letter occurs c times, the fraction c / n of all their arrangements begins with that letter.',
  ],
  editorial: `The number of different arrangements of n letters is \`n!\` divided by the factorial of the count of each letter, because exchanging equal letters changes nothing. For all letters of the word, this is the second answer.

For the place, count the slips that come before the word. Each of them agrees with it up to some place and has a smaller letter there. So go through the word. At each place, let \`ways\` be the number of arrangements of the letters left, n of them. For every different letter that is smaller than the one of the word and still left, \`ways × c / n\` arrangements begin with it, where c is its count. Add them up, then take the letter of the word out and go on. The place is the sum plus 1.

At most 18 places with at most 18 different letters each give \`O(L^2)\` steps for L letters, besides the factorials, and \`O(L)\` memory. \`18!\` is about 6.4 × 10^15, and multiplied by c it still fits into 64 bits. Multiply before you divide, as the result is then always whole. Writing the slips one by one would take up to 18! steps.

### Equal letters

If the letters are treated as different, \`OFF\` stands in place 5 of 6: both F seem to be separate choices for the first letter. They give the same slips, of which there are only three, and \`OFF\` is the last.`,
};
