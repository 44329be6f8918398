import type { ChallengeGuide } from './challenge-guide';

export const festivalLightsGuide: ChallengeGuide = {
  hints: [
    'Thousands of neighbouring lamps often undergo the same change. How could you note it once for all of them?',
    'Split the street into halves, quarters and so on, and keep the number of lit lamps for each part. What happens to this number when a whole part is switched on, off or flipped?',
    'Use a segment tree with lazy propagation. Each node stores its lit lamps and a pending change, which is passed on to the halves only when a call needs a part of the node.',
  ],
  editorial: `Build a segment tree over the N lamps, with the number of lit lamps in each node. A call covers \`O(log N)\` nodes completely, and each of them can be updated at once: \`on\` sets the number to the length of the node, \`off\` to 0, and \`flip\` to the length minus the number. The lamps below are not touched. The node remembers a pending change and hands it to its halves when a later call goes deeper.

Pending changes must be combined in the right order. A later \`on\` or \`off\` replaces whatever was pending. A later \`flip\` turns a pending \`on\` into \`off\` and the reverse, cancels a pending \`flip\`, and is stored otherwise.

Each call takes \`O(log N)\` time, all of them \`O(N + Q log N)\`, with \`O(N)\` memory. Touching every lamp costs up to 2 × 10^9 steps.

With large integers there is a shorter way: one number holds the street, a bit for each lamp, and the calls are \`|\`, \`& ~\`, \`^\` and a count of bits under a mask. This is \`O(N / w)\` for each call with words of \`w\` bits, a few thousand word operations, which is fast enough within these limits.

Do not treat \`off\` as a subtraction, as lamps of the stretch may be dark already. If only lamp 2 of three is lit, then after \`off 1 2\` none is. Subtracting the bits of both borrows from outside, and a count reports three.`,
};
