import type { ChallengeGuide } from './challenge-guide';

export const canalRotaGuide: ChallengeGuide = {
  hints: [
    'What would you have to write down for an order if you could only make two notes, however long the stretch is?',
    'Look at the difference between each field and the one before it. An order changes only two of these differences.',
    'Add `L` to the difference at A and subtract it at B + 1. After all orders, a running sum along the canal gives the litres of every field.',
  ],
  editorial: `An order raises a whole stretch, but seen from field to field it does two things. At field A the level rises by L, and after field B it falls by L again. Record only these changes in a difference array: \`change[A] += L\` and \`change[B + 1] -= L\`.

When all orders are noted, walk along the canal once with a running sum. At field \`i\` it contains the L of each order that has begun and not yet ended, and these are exactly the orders with \`A ≤ i ≤ B\`. It is the water of field \`i\`.

For the first example the changes are +10, +5, +1, −11 and −5, and the sums are 10, 15, 16, 5 and 0. The array needs one extra place for an order that ends at field N.

Each order costs two additions and each field one: \`O(N + M)\` time, \`O(N)\` memory. Walking along every stretch may take 5 × 10^9 steps, 50,000 orders of 10^5 fields each.

On the same walk, note the maximum and count the fields at 0. Replace the best field only when a later one has strictly more water, because a tie goes to the smallest number. Without any order all four fields of the second example tie at 0, and the answer names field 1, not field 4.`,
};
