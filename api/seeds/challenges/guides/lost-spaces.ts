import type { ChallengeGuide } from './challenge-guide';

export const lostSpacesGuide: ChallengeGuide = {
  hints: [
    'Think of the last word of a cut. What is left when you take it away?',
    'For each place in the telegram, count the ways to cut the part before it. How do you get from these counts to the ones for later places?',
    'Let `ways[0] = 1`. Wherever a word begins at place s, add `ways[s]` to `ways[s + length]`, and keep the numbers modulo 1\u00a0000\u00a0000\u00a0007.',
  ],
  editorial: `Let \`ways[p]\` be the number of ways to cut the first p letters into words of the list. The empty beginning has one way, so \`ways[0] = 1\`.

Every cut of the first p letters has one last word w, and what stands before it is a cut of the first \`p - |w|\` letters. Different last words give different cuts. So \`ways[p]\` is the sum of \`ways[p - |w|]\` over all words w that end at place p. It makes no difference whether you collect this sum at p or hand \`ways[s]\` on from each start s. For \`teatime\`, \`tea\` carries the 1 way to place 3 and \`teat\` carries it to place 4; \`time\` and \`ime\` bring both to place 7, which gives 2.

Following every cut separately takes exponential time: \`aaaa…\` with the words \`a\` and \`aa\` has as many cuts as a Fibonacci number. The table takes \`O(L × W × M)\` time for a telegram of L letters, W words and a longest word of M letters, at most 2000 × 50 × 20 steps, and \`O(L)\` memory.

### The modulus

Short samples give small counts, so a program that prints the count itself passes them. Long telegrams have counts with hundreds of digits. Reduce after each addition in languages with fixed-size integers, and print the remainder, as the output asks.`,
};
