import type { ChallengeGuide } from './challenge-guide';

export const lakhAndCroreGuide: ChallengeGuide = {
  hints: [
    'Write 1,23,45,678 and 12,345 below each other. From which end are the groups formed?',
    'The number has up to 60 digits, so treat it as text. Set the minus sign aside first.',
    'Cut off the last three digits, then take pairs from the right of what is left. Join the groups with commas and put the sign back.',
  ],
  editorial: `Work on the text of the number. Remember whether it begins with a minus sign and remove that sign. Take the last three digits as one group. From the remaining digits take pairs from the right until nothing is left; the leftmost group may have a single digit. Join the groups in their original order with commas, and put the sign in front.

For 2500000 the groups are \`000\`, then \`00\`, then \`25\`, and the result is 25,00,000. For −999 there is only the group \`999\`, and no comma is needed. The same steps cover numbers with fewer than three digits, since the last group then holds all of them.

With \`D\` digits this takes \`O(D)\` time and memory if the groups are collected in a list. Cutting a short text again and again is fine too, as there are at most 60 digits. A 64-bit integer holds no more than 19 digits, another reason to leave the number as text.

### Common mistakes

The thousands separator built into most languages groups all digits by three and prints 2,500,000. Some libraries know the Indian format but convert the number to floating point first, which ruins long inputs.

The sign must not be counted as a digit. A loop that takes it for one prints \`-,10,000\` for −10000 instead of \`-10,000\`, although it is right for −100000. Remove the sign before grouping.`,
};
