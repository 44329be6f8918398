import type { ChallengeGuide } from './challenge-guide';

export const warmerDayGuide: ChallengeGuide = {
  hints: [
    'Which earlier days are still waiting for a warmer one when a new day comes, and how do their temperatures compare with each other?',
    'Keep the waiting days on a stack. A new day ends the waiting of all days on top that are colder than it.',
  ],
  editorial: `Go through the days in order and keep those that still wait for a warmer one. When a new day comes, every waiting day that is colder has found its answer: the distance to today. The others go on waiting, and today joins them.

Among the waiting days, temperatures never rise from the earlier to the later ones. If a later one were warmer, the earlier would no longer wait. So the coldest are the latest, and a stack is the right structure. While the day on top is colder than today, take it off and note its waiting time. When the top is not colder, no day below it is either. Then push today.

Days that are still on the stack at the end have no warmer day and keep 0.

Each day is pushed once and taken off at most once, so the time is \`O(N)\` although there is a loop inside the loop. The memory is \`O(N)\`. Looking ahead from each day takes \`O(N^2)\`, for example when all 10^5 days are equally warm.

### Equal is not warmer

Only a strictly warmer day ends the waiting. Taking days off the stack when they are as warm as today is wrong: for \`5 5 5\` it prints \`1 1 0\`, but the answer is \`0 0 0\`. Equal days stay on the stack together, and a warmer day later takes all of them off.`,
};
