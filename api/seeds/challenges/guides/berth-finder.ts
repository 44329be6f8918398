import type { ChallengeGuide } from './challenge-guide';

export const berthFinderGuide: ChallengeGuide = {
  hints: [
    'The pattern has a length of eight. What do seats 1, 9, 17 and 65 have in common?',
    'A remainder turns any seat into its place within the group. Decide first which remainder stands for the last berth of a group.',
    'Store the eight kinds in a list that starts with Lower for seat 1 and look up `(seat - 1) mod 8`, after checking that the seat is between 1 and 72.',
  ],
  editorial: `The kinds repeat every eight seats, so only the place within a group matters. Subtract 1 to make the seats of the first group 0 to 7; then \`(seat - 1) mod 8\` is the place for every group. A list of eight kinds, \`Lower, Middle, Upper, Lower, Middle, Upper, Side Lower, Side Upper\`, answers the question without a chain of conditions.

Seat 16 shows that it works: \`15 mod 8\` is 7, the last entry, so the berth is Side Upper, as for seat 8. Using \`seat mod 8\` without subtracting is fine as well, if the list is rotated so that Side Upper stands at place 0.

Look up the kind only after the range check. A coach has the seats 1 to 72, and everything else is \`INVALID\`.

Each seat costs \`O(1)\`, all of them \`O(N)\` time. Apart from the list of eight kinds no memory is needed.

Many programs check only the upper end. Seats go down to −1000, and a remainder hides the mistake: in Python \`(-8 - 1) % 8\` is 7, so seat −8 silently becomes Side Upper. In C or Java the remainder is negative and the lookup fails. Seat 0 does not exist either.`,
};
