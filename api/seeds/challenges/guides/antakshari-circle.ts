import type { ChallengeGuide } from './challenge-guide';

export const antakshariCircleGuide: ChallengeGuide = {
  hints: [
    'Play the first example by hand with four slips of paper. Where does the next count start after a slip is taken away?',
    'K can be 10^9, but there are at most 1000 singers. Most of a long count only leads round the same circle again.',
    'Keep the singers in a list and the place where a count starts. The singer who leaves is at `(start + count - 1) mod size`, and the next count starts at the same place of the shortened list.',
  ],
  editorial: `Simulate the game, but never count singer by singer. A count of \`c\` that begins at place \`start\` in a circle of \`size\` singers ends at place \`(start + c - 1) mod size\`. Complete rounds change nothing, so the remainder gives the right singer even for K = 10^9.

When that singer is removed, everybody behind moves up by one place. The neighbour who begins the next count now stands where the singer stood, so \`start\` remains valid as it is. If the last one of the list left, the remainder at the next step leads back to the front. The next count is the length of the removed name.

A queue works just as well: rotate it by \`c - 1\` singers, then take one from the front.

Removing from a list moves up to N elements, and a rotation by a remainder does too. All N removals cost \`O(N²)\`, which is at most a million steps for 1000 names. Memory is \`O(N)\`.

### Equal names

Several singers may have the same name, so remove by position and not by value. With K = 3 and \`jo om jo\`, the last singer leaves first and the order is \`jo om jo\`. A call that removes the first singer called jo gives \`jo jo om\`.`,
};
