import type { ChallengeGuide } from './challenge-guide';

export const postBagsGuide: ChallengeGuide = {
  hints: [
    'Write down the conditions of a valid PIN code. There are three of them, and each can fail on its own.',
    'Keep ten counters, one for each bag and one for the tray. Check all conditions before you look at the first digit.',
  ],
  editorial: `A PIN code is valid when it has exactly six characters, all of them are digits, and the first is not 0. If all three hold, the letter goes into the bag of its first digit; otherwise it goes on the tray.

Ten counters are enough. It is handy to let index 0 stand for the tray, as no bag has this number, and the indexes 1 to 9 for the bags. In the end print the bags first and the tray last.

In a language with regular expressions the whole test is one pattern, \`[1-9]\` followed by five digits. It has to cover the text from its beginning to its end.

The work is proportional to the characters on the letters, at most 10 on each of 1000: \`O(N)\` time and \`O(1)\` memory.

### Exactly six

The test of the length is easy to get half right. Reading off the first six characters, or asking for at least six, accepts \`1234567\` and puts it into bag 1. It belongs on the tray, like the \`40007\` of the first example, which is too short.

Keep each code as text. Turned into a number, \`012345\` loses its leading zero and looks like a code that is one digit short; the result happens to be the same here, but \`0123456\` would become a valid code. Letters between the digits are another case to test: \`5600O1\` has the letter O in the fifth place.`,
};
