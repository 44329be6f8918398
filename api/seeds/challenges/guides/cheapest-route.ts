import type { ChallengeGuide } from './challenge-guide';

export const cheapestRouteGuide: ChallengeGuide = {
  hints: [
    'The way with the fewest rides need not be the cheapest. In the first example, which direct ride is beaten by a detour?',
    'Suppose you know the lowest fares of some towns for certain. For which further town can you be certain next?',
    'Keep candidate fares in a min-heap, starting with 0 for town 1. Take out the smallest, skip the town if it is settled already, otherwise settle it and offer all its rides.',
  ],
  editorial: `Dijkstra's algorithm settles the towns in order of their lowest total fare. The heap holds pairs of a total and a town. The smallest pair is taken out; if its town is not settled yet, its lowest fare is this total, and a new pair is pushed for each line from there.

Why is the total final? Any other way to that town has to leave the settled towns by some ride, and the total after that ride is in the heap, so it is not smaller. The rest of the way only adds fares, and none is negative.

Stop when town N is settled. If the heap runs empty first, the town cannot be reached and the answer is −1. For N = 1 the answer is 0.

Each line is offered at most twice: \`O((N + M) log M)\` time and \`O(N + M)\` memory. Going over all lines until no fare falls is \`O(N · M)\`, about 10^9 steps here. Use lists of neighbours, as a matrix of 20,000 × 20,000 fares does not fit into memory.

A town is final when it is taken out of the heap, not when it is first seen. In the first example town 4 is first seen for 10 + 50 = 60 over town 2. A program that keeps this fare misses the 35 by way of towns 2 and 3.`,
};
