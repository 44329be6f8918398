import type { ChallengeGuide } from './challenge-guide';

export const freeRidesGuide: ChallengeGuide = {
  hints: [
    'Should a coupon be used as soon as possible? Think of a cheap ride that is followed by an expensive one.',
    'The same town with two coupons left is a different situation from the same town with none. Make the coupons part of what you keep track of.',
    "Run Dijkstra's algorithm on pairs of a town and the number of coupons used, ordered by the total fare and then by the coupons. The first pair with town N that leaves the heap is the answer.",
  ],
  editorial: `Imagine \`K + 1\` copies of the map, one for each number of used coupons. A paid ride stays in its copy and adds the fare. A free ride leads to the next copy and adds nothing. The question is now a plain shortest path from town 1 in copy 0 to town N in any copy.

Dijkstra's algorithm solves it. The heap is ordered by total fare, then by coupons used. Each pair \`(town, used)\` is settled when it is taken out for the first time. Every ride keeps or raises both numbers, so later entries are never better, and fares of 0 do no harm. When town N comes out for the first time, its fare is the lowest, and the number of coupons is the smallest for this fare. If the heap runs empty before that, print −1.

There are \`N · (K + 1)\`, at most 11,000 pairs, and each line gives up to four entries for every number of coupons: \`O(K · M log(K · M))\` time and \`O(K · M)\` memory, for a connected map.

A program that settles each town only once, as in the ordinary algorithm, loses solutions. With one coupon and rides 1–2 for 10 and 2–3 for 100, town 2 is first settled with total 0, the coupon already used. The 100 then has to be paid. It is better to reach town 2 with total 10 and the coupon still in hand: the answer is \`10 1\`.`,
};
