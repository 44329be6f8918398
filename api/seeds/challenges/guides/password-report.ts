import type { ChallengeGuide } from './challenge-guide';

export const passwordReportGuide: ChallengeGuide = {
  hints: [
    'Five rules, five independent questions. Does any rule need the answer of another one?',
    'For REPEAT, look at every three neighbouring characters.',
  ],
  editorial: `Check each rule on its own and collect the names of those that are broken, in the order in which the statement lists them. If the list stays empty, print \`STRONG\`; otherwise join the names with spaces. Do not stop at the first broken rule, because the report names all of them: \`a\` breaks \`LENGTH\`, \`UPPER\` and \`DIGIT\` at once.

LENGTH compares the number of characters with 8. LOWER, UPPER and DIGIT each ask whether at least one character is of that kind. REPEAT asks for three equal characters side by side. Look at each place i and compare the characters at i, i + 1 and i + 2; one such triple with all three equal breaks the rule. A run of four or five characters contains a triple, so longer runs need no extra test.

A password of L characters is read a fixed number of times: \`O(L)\` time, and \`O(1)\` memory apart from the password itself.

### In a row

The rule forbids three times in a row, not three times in all. \`Banana2x\` has three \`a\`, but no two of them are neighbours, so the password is \`STRONG\`. A program that counts the occurrences of each character reports \`REPEAT\` here.

Case matters for this rule too: \`Aaa\` is not the same character three times. And the ends of the password need care, for the last triple begins at place L − 3; a password of one or two characters has none.`,
};
