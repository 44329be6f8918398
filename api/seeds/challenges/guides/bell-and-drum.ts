import type { ChallengeGuide } from './challenge-guide';

export const bellAndDrumGuide: ChallengeGuide = {
  hints: [
    'Write down what is heard for the counts 1 to 15. What is special about the last one?',
    'The remainder of a division tells whether a count is a multiple: `count % 3` is 0 for 3, 6, 9 and so on.',
    'Ask about both divisors before you ask about a single one, or build the line from two parts that are each added if their condition holds.',
  ],
  editorial: `Go through the counts from 1 to N and decide each line by two questions: is the count divisible by 3, and is it divisible by 5?

There are four cases. Both hold for 15, 30, 45 and so on, and the line is \`BellDrum\`. Only the first holds: \`Bell\`. Only the second: \`Drum\`. If neither holds, the line is the number itself.

A short way to write this is to build the line from parts. Begin with an empty text, append \`Bell\` if the count is divisible by 3, then append \`Drum\` if it is divisible by 5. If the text is still empty, print the number. The combined case needs no condition of its own, because both parts are appended in the right order.

Each count takes constant time, so the program takes \`O(N)\` time, and \`O(1)\` memory if every line is printed at once. With N at most 1000 that is nothing to worry about.

The order of the conditions is where most wrong answers come from. In a chain of \`if\` and \`else if\`, a check for multiples of 15 that stands after the check for 3 is never reached: 15 is a multiple of 3, so \`Bell\` is printed and the chain ends.`,
};
