import type { ChallengeGuide } from './challenge-guide';

export const nextPlateGuide: ChallengeGuide = {
  hints: [
    'To get the smallest larger number, leave as many leading digits as possible as they are. At which digit must the change begin?',
    'Read from the right as long as the digits do not get smaller. The digit where that ends has to be replaced by a larger one from behind it.',
    'Exchange that digit with the smallest larger digit to its right, then put everything after its place into ascending order.',
  ],
  editorial: `The next plate should agree with the present one in as many leading digits as possible. If it agrees up to some place, the digit there must grow, and the larger digit has to come from the digits behind it. So look for the last place whose digit is smaller than the one right after it. Behind that place the digits never rise, so nothing there can be improved; if no such place exists, the digits fall all the way and the answer is \`NONE\`.

Call that digit d. Replace it by the smallest digit behind it that is larger than d. Since the tail never rises, this is the last one in the tail that exceeds d. What remains should be as small as possible, so the tail goes into ascending order. After the exchange it still never rises: reversing it is enough.

Each plate of D digits takes \`O(D)\` time and memory. Counting upwards until the digits agree may never end for plates of 100 digits.

### The forgotten tail

Exchanging the two digits gives a larger number, but not the next one. From \`0132\` the exchange of 1 and 2 gives \`0231\`; with the tail turned round it is \`0213\`. All comparisons are strict, since equal digits make nothing larger: \`11\` has no next plate. Keep plates as text, both for their length and for their leading zeros.`,
};
