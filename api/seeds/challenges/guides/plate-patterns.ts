import type { ChallengeGuide } from './challenge-guide';

export const platePatternsGuide: ChallengeGuide = {
  hints: [
    'How much of a plate a star should cover depends on what comes after it. Can you tell whether a beginning of the pattern fits a beginning of the plate?',
    'Compare sign by sign. After a star, try the shortest stretch first and remember where you stand, so that you can come back.',
    'When a comparison fails, only the last star has to be stretched, by one character. Earlier stars never need another try.',
  ],
  editorial: `A table answers the question safely: \`fits(i, j)\` says whether the first i signs of the pattern cover the first j characters of the plate. For a star it follows from \`fits(i - 1, j)\` or \`fits(i, j - 1)\`, for every other sign from \`fits(i - 1, j - 1)\`. The result is the last entry.

There is also a way without a table. Walk along pattern and plate together. At a star, note its place and let it cover nothing for now. When later signs do not fit, go back to this last star, let it cover one character more, and compare again from there. If there is no star to go back to, the plate does not fit.

Why is the last star enough? The signs between two stars were placed as far to the left as they can be, and that leaves the most room for the rest. Moving an earlier star can only take room away. At the end of the plate, nothing but stars may be left of the pattern.

Both ways take \`O(P × T)\` for lengths P and T, at most 4 × 10^6 steps for 100 plates. The walk needs \`O(1)\` memory.

### No second try

Taking the first character that suits the sign after a star, for good, is wrong. With \`KA*7?1\` and \`KA7A731\`, the first 7 is followed by A and 7, not by a character and 1. Stretched up to the second 7, the star fits.`,
};
