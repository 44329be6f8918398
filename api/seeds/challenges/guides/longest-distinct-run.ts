import type { ChallengeGuide } from './challenge-guide';

export const longestDistinctRunGuide: ChallengeGuide = {
  hints: [
    'When a colour appears for the second time, which beads must leave the current piece, and which may stay?',
    'Keep a piece that ends at the current bead and move its start forward only as far as necessary.',
    'Remember for each letter where it was last seen. The piece that ends here cannot start before the bead after that place.',
  ],
  editorial: `For each bead, ask for the longest valid piece that ends there. Its start depends on one thing: no letter may occur twice. Going from one bead to the next, the start can only stay or move forward, because a piece that repeats a letter goes on repeating it when it grows.

So keep \`start\` and, for each letter, the place where it was last seen. At a new bead, set \`start\` to the larger of its old value and the place after the previous bead of this colour. The piece from \`start\` to here has all letters different, and it is the longest one that ends here. The answer is the greatest length found.

Each bead is handled once: \`O(n)\` time, and \`O(1)\` memory, since there are only 26 letters.

### Do not throw the whole piece away

Starting afresh at each repeat loses beads that could stay. In \`dvdf\`, the second \`d\` only forces the first one out. The piece \`vd\` remains and grows to \`vdf\`, so the answer is 3, while a fresh start finds only 2.

The maximum in the update matters as well. In \`abba\`, the last \`a\` was seen at the first bead, but the start has already moved past it because of the two \`b\`. Without the maximum it would jump backwards, and the piece would hold \`b\` twice.`,
};
