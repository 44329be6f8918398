import type { ChallengeGuide } from './challenge-guide';

export const fewestNotesGuide: ChallengeGuide = {
  hints: [
    'The statement shows that the largest note first can fail. Which smaller amounts would you like to know about before you pay 60?',
    'Whatever the best payment is, it contains some note as the last one. The rest is a best payment of a smaller amount.',
    'Compute `fewest[t]` for all amounts t from 0 to A: 1 plus the minimum of `fewest[t - note]` over all notes of value at most t. Amounts that cannot be paid count as infinite.',
  ],
  editorial: `Let \`fewest[t]\` be the smallest number of notes that pay the amount \`t\`. No note is needed for 0. For a larger amount some note is paid last, and the others pay what remains:

\`fewest[t] = 1 + min over all notes v ≤ t of fewest[t - v]\`

The notes before the last one must themselves be as few as possible, or the payment could be improved. So the formula considers every candidate that can be best. Compute the amounts in ascending order, so that all smaller ones are known.

Amounts that cannot be paid have the value infinity. Adding 1 keeps it infinite, and an infinite \`fewest[A]\` is printed as −1. For \`A = 0\` the answer is 0.

There are A amounts with N notes each: \`O(N · A)\` time, at most 200,000 steps, and \`O(A)\` memory. Trying all combinations of counts grows exponentially with the number of values.

### Two ways in which greedy fails

Taking the largest note first may use too many notes: with 1, 30 and 40 the amount 60 becomes 40 and twenty times 1, instead of 30 + 30. It may also end in a dead end. With notes of 5 and 4 the amount 8 leaves 3 after the 5, and such a program prints −1, although 4 + 4 pays it with two notes.`,
};
