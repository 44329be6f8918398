import type { ChallengeGuide } from './challenge-guide';

export const dieselRoundGuide: ChallengeGuide = {
  hints: [
    'First decide whether any pump can work. What has to be true of all the litres together?',
    'Replace each pump by its gain, the litres taken minus the litres needed. If the tank is empty for the first time on the way from pump 1 to some pump, what does that say about the pumps in between as starting points?',
    'Add up the gains from pump 1. If all of them together are negative, the answer is −1; otherwise start right after the place where the running sum is lowest for the first time, or at pump 1 if it never becomes negative.',
  ],
  editorial: `Only the gain of each pump matters: litres taken minus litres needed for the next stretch. If all gains together are negative, the round cannot be closed from anywhere, and the answer is −1.

Otherwise look at the running sums of the gains from pump 1. A bus that starts after pump \`p\` has, at each later point, the sum there minus the sum at \`p\` in its tank. So it must start where the sum is lowest: then no later sum is smaller, and after the last pump the total, which is not negative, is added.

No earlier start works. A bus that begins before the first lowest point has a negative tank when it comes to that point, since all sums before are higher. Thus the first lowest point gives the smallest pump. If no sum is negative, pump 1 itself works.

The same result comes from one loop that resets the tank and moves the start to the next pump whenever the tank becomes negative. Time is \`O(N)\`. A full drive from each pump is \`O(N²)\`, up to 10^10 steps.

An empty tank is not a failure. If the bus arrives with exactly 0 litres, it takes diesel there and drives on. A loop that resets at \`tank <= 0\` prints −1 for two pumps with \`4 4\` and \`3 3\`, where pump 1 is right.`,
};
