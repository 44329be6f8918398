import type { ChallengeGuide } from './challenge-guide';

export const digitTollGuide: ChallengeGuide = {
  hints: [
    'How many digits can N have? Check that against the number types of your language.',
    'The toll depends only on how the number is written. You never need its value.',
    'Read the line as text and add up the value of each character.',
  ],
  editorial: `Read N as a line of text and add up its characters, each converted to a digit. For 4305 this is 4 + 3 + 0 + 5 = 12.

The number itself is never needed. N can have up to 100 digits, and no 64-bit integer holds more than 19 of them in full. As text it is 100 characters, and the sum is at most 9 × 100 = 900, which fits into any type.

Remove the line break and any space at the end of the line before the loop, or they are taken for digits. In languages where a character is a number of its own, subtract the code of \`'0'\`: the digit 4 has the code 52, not 4.

For a number of \`D\` digits the time is \`O(D)\`. Memory is \`O(D)\` for the line, and \`O(1)\` if it is read one character at a time.

### Why arithmetic fails

The classic loop with \`N % 10\` and \`N / 10\` is fine for small numbers, and with the big integers of Python it is correct here as well. The danger is a type that loses digits. A floating-point number keeps 53 bits, about 16 digits: 9007199254740993 is stored as 9007199254740992, and the toll comes out as 77 instead of 78. No error is reported, so the short examples do not reveal it.`,
};
