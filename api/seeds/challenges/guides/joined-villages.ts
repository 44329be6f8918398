import type { ChallengeGuide } from './challenge-guide';

export const joinedVillagesGuide: ChallengeGuide = {
  hints: [
    'A new road changes the number of regions by one or not at all. What decides which of these happens?',
    'You need to find out quickly whether two villages belong to the same region, and to merge two regions. Regions are never split again.',
    'Use disjoint sets with a size for each root. Only if the roots differ, merge the smaller set into the larger, lower the number of regions by one, and update the maximum.',
  ],
  editorial: `Keep the regions as disjoint sets. Each village points to another one of its region, and the last in this chain, the root, stands for the region. Two villages are in one region exactly when they have the same root.

For each road find both roots. If they are equal, nothing changes. Otherwise let the root of the smaller region point to that of the larger one, add the sizes, and lower the number of regions by one. The largest region can only become larger, and only the new region can exceed it, so one comparison updates the maximum.

Two measures keep the chains short. Attaching the smaller region to the larger one limits every chain to \`O(log N)\`, since a village moves one level down only when its region at least doubles. Shortening the chain on each search, so that a village points to its grandparent, makes it nearly constant: \`O((N + M) α(N))\` time in total, with the very slowly growing inverse α of Ackermann's function. Memory is \`O(N)\`. Renaming all villages of a region takes \`O(N · M)\`, up to 9 × 10^8 steps.

A road within a region joins nothing. It may lead from a village to itself, be built twice, or close a circle. After the roads \`1 2\` and \`2 1\` between three villages there are still two regions. A program that subtracts one for each road prints 1.`,
};
