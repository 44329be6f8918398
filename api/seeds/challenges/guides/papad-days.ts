import type { ChallengeGuide } from './challenge-guide';

export const papadDaysGuide: ChallengeGuide = {
  hints: [
    'The days in between count, not only the ends of a stretch. What do you need to know about each stretch of K days?',
    'When the stretch moves on by one day, most of its values stay. Which values can never again be the highest, once a higher one has come in after them?',
    'Keep two queues of days, one with falling and one with rising values. Their fronts hold the highest and the lowest value of the stretch.',
  ],
  editorial: `For each stretch of K days you need its highest and its lowest value. Take the highest. When a new day comes in with value v, no earlier day with a value of at most v can be the highest again: the new day is as high and stays longer. So keep only the days whose values are greater than all later ones.

These days form a queue with falling values. A new day first removes from the back all days with values up to its own, then joins. The day at the front leaves when it is K days old. What stands at the front is the highest value of the stretch. A second queue with rising values gives the lowest in the same way.

The difference of the two fronts is known for each stretch. The smallest difference and its first day are the answer, so on a tie keep the earlier stretch.

Each day enters and leaves each queue at most once. That makes \`O(N)\` time and \`O(N)\` memory, where comparing all values of each stretch takes \`O(N × K)\`.

### First and last day

A difference between the ends says little about the days between them. In the first example, the stretch 48, 52, 50 has ends 2 apart, but its values differ by 4. A program that looks at the ends prints \`2 2\` instead of \`4 2\`.`,
};
