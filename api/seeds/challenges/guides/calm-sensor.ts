import type { ChallengeGuide } from './challenge-guide';

export const calmSensorGuide: ChallengeGuide = {
  hints: [
    'Compare the readings that are averaged for one place with those for the next. How many of them differ?',
    'Keep the sum of the current window. When the window moves on, one reading enters, and one leaves as soon as there are more than K.',
    'For the reading at place `i`, counted from 1, divide the sum of the last `min(i, K)` readings by `min(i, K)`, with integer division.',
  ],
  editorial: `The windows of two neighbouring readings overlap almost completely. It is wasteful to add up K numbers again when only one has entered and one has left.

Keep a running sum instead. For each place add the new reading and subtract the one K places earlier, if there is one. Then divide by the number of readings in the window, which is \`min(i, K)\` for place \`i\` counted from 1. Prefix sums do the same job: the sum of any window is the difference of two of them.

In the first example, with K = 3, the sums are 10, 50, 60, 60 and 90, and they are divided by 1, 2, 3, 3 and 3. For the first \`K − 1\` readings the divisor is smaller than K, and dividing by K there would pull the start of the series towards 0.

The work for each reading is constant, so time is \`O(N)\`; memory is \`O(N)\` for the readings. Adding up every window anew costs \`O(N · K)\`, more than two billion additions when N is 10^5 and K is half of that.

Averages are rounded down, not to the nearest whole number. With K = 2 the readings \`1 2\` become \`1 1\`, because 1.5 is rounded down to 1. Integer division does this exactly, since readings are never negative.`,
};
