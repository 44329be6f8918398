import type { ChallengeGuide } from './challenge-guide';

export const reliefTruckGuide: ChallengeGuide = {
  hints: [
    'Is a box with many families for each kilogram always a good choice? Look at what the first example does.',
    'Go through the boxes one by one and keep, for every limit from 0 to W, the most families that a load of the boxes so far can help.',
    'For each box, update `helped[load]` with `helped[load - weight] + families`, from the largest load down to the weight of the box.',
  ],
  editorial: `Let \`helped[load]\` be the most families that the boxes looked at so far can help within that limit. Without any boxes it is 0 everywhere.

A new box is either left out or taken. Left out, the value stays. Taken, it uses up its weight, and the best that fits into the rest comes from the boxes before it: \`helped[load - weight] + families\`. The larger of the two is the new value. After the last box, \`helped[W]\` is the answer.

With one array for all boxes, the order of the updates matters. Going from W downwards, \`helped[load - weight]\` still belongs to the boxes before, so the box is taken at most once. Going upwards, it would be loaded again and again.

The time is \`O(N × W)\`, at most 10^6 updates, and the memory \`O(W)\`. Trying both choices for each of 100 boxes separately means up to 2^100 loads.

### Families for each kilogram

Loading the boxes by the ratio of families to weight fails, because boxes cannot be divided. In the first example, the ratios are 6, 5 and 4. Taking the two best fills 30 of 50 kg and helps 160 families; the third box no longer fits. Leaving out the box with the best ratio helps 220. No order of the boxes repairs this: what counts is how well they fill the truck together.`,
};
