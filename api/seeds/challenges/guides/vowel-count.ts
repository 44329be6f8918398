import type { ChallengeGuide } from './challenge-guide';

export const vowelCountGuide: ChallengeGuide = {
  hints: [
    'The line may hold capital letters, digits and signs. Which characters of `Rhythm 42` and of `AEIOU` should count?',
    'Turn the line into lower case, then go through it and count every character that is one of the five vowels.',
  ],
  editorial: `Go through the line character by character and add 1 whenever the character is one of a, e, i, o and u. Everything else, be it another letter, a digit, a space or a sign, adds nothing. The letter y is no vowel here, so \`Rhythm 42\` gives 0.

To cover both cases, turn the whole line into lower case before counting. Comparing with ten letters, \`aeiouAEIOU\`, does the same. Either way, a repeated vowel counts each time it occurs: \`Sopaan\` has one o and two a, which makes 3.

Read the whole line, including its spaces. Reading only up to the first space, as some input functions do, would stop after \`The\` in a line such as \`The quick brown fox\`.

With n characters, at most 1000, the time is \`O(n)\`. The counter needs \`O(1)\` memory; a copy of the line in lower case takes \`O(n)\`.

### Capital vowels

Lines often begin with a capital letter, and it may be a vowel. Counting only the five small letters misses it: \`Education\` has five vowels, E, u, a, i and o, but such a program finds four, and in \`AEIOU\` it finds none. Neither example begins with a vowel, so it is worth testing one that does.`,
};
