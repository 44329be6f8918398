import type { ChallengeGuide } from './challenge-guide';

export const lateExpressGuide: ChallengeGuide = {
  hints: [
    'An early train can cross a midnight too, and more than one. Work out by hand what `00:00 -1` should print before you write any code.',
    'Turn the planned time into one number, the minutes since midnight, and add D to it.',
    'Divide the sum by 1440, rounding down also for negative sums. The quotient is the number of days and the remainder is the time on the clock.',
  ],
  editorial: `A time of day is awkward to add to; a count of minutes is not. Let \`total = 60 × HH + MM + D\`. It counts the minutes from the midnight at which the planned day begins to the moment at which the train comes.

A day has 1440 minutes. If \`days\` is \`total / 1440\` rounded down, then \`rest = total - 1440 × days\` lies between 0 and 1439, so it is a valid time: \`rest / 60\` gives the hour and the remainder the minute. Each step from one block of 1440 minutes to the next crosses exactly one midnight, so \`days\` is the second answer.

The work is a handful of operations for any D up to 10^5 in either direction: \`O(1)\` time and memory.

### Where it goes wrong

The division must round down, not towards zero. For \`00:00 -1\` the total is \`-1\`. The train comes at 23:59 on the day before, so the answer is \`23:59 -1\`. A division that cuts off the fraction gives 0 days and prints \`+0\`. In languages whose integer division and remainder round towards zero, take \`floor\` or correct a negative remainder.

Two details of the output: hour and minute always have two digits, and the planned day itself is written \`+0\`.`,
};
