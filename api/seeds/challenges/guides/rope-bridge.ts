import type { ChallengeGuide } from './challenge-guide';

export const ropeBridgeGuide: ChallengeGuide = {
  hints: [
    'The slowest pilgrim has to cross some time, and so has the second slowest. What does it save to send them together, and what does it cost?',
    'There are two good ways to bring over the two slowest. In one the fastest pilgrim leads each of them; in the other the two fastest carry the lantern for them.',
    'Sort the times. For each group of the fastest n pilgrims, the best time follows from the best for n − 1 and for n − 2.',
  ],
  editorial: `Sort the times. Let \`f\` be the fastest and \`s\` the second fastest, and let \`across[n]\` be the fewest minutes for the n fastest pilgrims. \`across[1]\` is \`f\` and \`across[2]\` is \`s\`.

For n ≥ 3, look at the slowest, with time \`z\`. Either \`z\` crosses with the fastest as a guide, who brings the lantern back: \`across[n - 1] + f + z\`. Or \`z\` crosses together with the next slowest, whose time is then free. For this \`f\` and \`s\` cross first, \`f\` returns, the two slow ones cross, and \`s\` returns: \`across[n - 2] + f + 2 × s + z\`. Guides other than the two fastest would only be slower, and the slow ones never need to come back, so the better of the two is the best.

Sorting takes \`O(N log N)\`, the rest \`O(N)\`, and the memory is \`O(N)\`. Nothing has to be simulated.

### The better guide depends on the times

Sending the two fastest ahead every time looks clever, and for \`2 3 9 12\` it is right. But the second lantern walk costs \`2 × s\`, and that may be more than it saves. For \`1 20 21 22\`, the fastest leads each of the others: 22 + 1 + 21 + 1 + 20 = 65 minutes. The other plan takes 1 + 40 + 22 for the two slowest and 20 at the end, 83 in all. Compare at every step.`,
};
