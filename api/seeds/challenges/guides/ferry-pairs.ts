import type { ChallengeGuide } from './challenge-guide';

export const ferryPairsGuide: ChallengeGuide = {
  hints: [
    'Begin with the heaviest pilgrim. Is there anybody who can share that boat?',
    'If the heaviest cannot cross with the lightest, nobody else can share the boat either.',
    'Sort the weights and put one pointer at each end. The heaviest takes the lightest along if both together weigh at most L; otherwise the heaviest crosses alone.',
  ],
  editorial: `Sort the weights. The heaviest person who is left has to take a boat. If the lightest can come along, let both cross together; otherwise the heaviest crosses alone. Repeat with those who remain.

### Why this is best

If the heaviest cannot share a boat with the lightest, that person is alone in every plan. If they can, take any best plan. Say the heaviest shares a boat with \`p\`, and the lightest with \`q\`. Exchange the partners: heaviest with lightest is allowed, and \`p\` with \`q\` is too, since \`q\` is no heavier than the heaviest, who could cross with \`p\`. The number of boats stays the same. When one of them crosses alone, the exchange is even simpler. So some best plan contains the pair, and the argument repeats.

The second number needs no separate search. With B boats, S of them with one person, \`2B − S = N\`. Hence \`S = 2B − N\`, whatever plan reaches B.

Sorting takes \`O(N log N)\`, the two pointers \`O(N)\`, and memory is \`O(N)\`. Searching for the heaviest partner that still fits is correct as well, but \`O(N²)\` if done by a scan.

Pairing neighbours by weight wastes capacity. With L = 10 and weights 1, 2, 8 and 9, the pair 9 and 8 is too heavy, then 8 goes with 2, and 1 is left over: three boats. The pairs 9 with 1 and 8 with 2 need two.`,
};
