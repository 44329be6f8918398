import type { ChallengeGuide } from './challenge-guide';

export const seatShareGuide: ChallengeGuide = {
  hints: [
    'Only one panel’s quotient changes after each seat. Do you need to look at all the others again?',
    'Keep the panels in a heap, ordered by their present quotient and, for equal ones, by their place in the list.',
    'Never compare rounded quotients. `V1 / (S1 + 1) > V2 / (S2 + 1)` is the same as `V1 × (S2 + 1) > V2 × (S1 + 1)`.',
  ],
  editorial: `The procedure is given: S times, find the panel with the largest quotient, give it a seat and compute its new quotient. What is needed is a fast way to find the largest.

A heap holds one entry for each panel. The top is the panel with the largest quotient; among equal quotients, the one named earlier. When it gets a seat, its quotient falls, and the entry sinks to its new place. No other entry changes.

The time is \`O(P + S log P)\` and the memory \`O(P)\`. Looking at all panels for every seat takes \`O(P × S)\`, up to 10^9 comparisons.

### Exact quotients

Cutting off the fractions creates ties that do not exist. With the votes \`5 8\` and four seats, the quotients 8, 5 and 4 take the first three. Then the panels stand at 5/2 and 8/3. The second is larger, so the result is \`1 3\`. Cut off, both are 2, the earlier panel wins, and the output becomes \`2 2\`.

Comparing the cross products is exact, and they stay below about 10^11. Another exact way is to multiply all votes by a large number before dividing: two different quotients differ by at least \`1 / ((S1 + 1) × (S2 + 1))\`, and that is never less than 10^-10, so with the factor 10^11 different quotients remain different as whole numbers.`,
};
