import type { ChallengeGuide } from './challenge-guide';

export const hamletPowerGuide: ChallengeGuide = {
  hints: [
    'One plant with cables to everywhere is one extreme, a plant in every hamlet the other. When does a second plant pay?',
    'Imagine one power station outside all hamlets. Building a plant means laying a cable from this station to the hamlet, at the cost of the plant.',
    "With the station as an extra node, find a minimum spanning tree of `N + 1` nodes and `N + M` cables, by Kruskal's or Prim's algorithm.",
  ],
  editorial: `Add one node that stands for a source of power, and join it to each hamlet by a cable that costs as much as the plant there. A hamlet has power exactly when it is connected to the source. The cheapest way to connect everything is a minimum spanning tree of this extended graph.

Both classic algorithms work. Kruskal sorts all \`N + M\` cables by cost and takes each one that joins two separate regions. Prim begins with the source and always takes the cheapest offer that brings power to a new hamlet: first the plants are on offer, and each new hamlet adds its cables. Both are right for the same reason. If the nodes are divided into two groups, the cheapest cable between them belongs to some minimum spanning tree.

Time is \`O((N + M) log(N + M))\` and memory \`O(N + M)\`. Scanning all hamlets for the cheapest next one takes \`O(N²)\`. The total can reach 2 × 10^10, so use 64 bits.

A second plant may be cheaper than a cable. Suppose two hamlets have plants for 3 each and a cable between them costs 5. Two plants cost 6. A program that builds the spanning trees of the cables first, and then one plant in each region, pays 8. In the first example it pays 95 instead of 85. Plants and cables have to compete in the same selection.`,
};
