import type { ChallengeGuide } from './challenge-guide';

export const cycleLockGuide: ChallengeGuide = {
  hints: [
    'How many combinations can the lock show at all? The number is small enough to look at each of them.',
    'Each combination leads to six others by one turn. Think of the combinations as places and of the turns as roads.',
    'Run a breadth-first search from 000 that never enters a combination that jams. The answer is the level at which the opening combination is reached.',
  ],
  editorial: `The lock has 1000 combinations, and one turn leads from each of them to six neighbours: three rings, each up or down. Combinations that jam are dead ends and are left out. The task is to find the shortest path from 000 to the opening combination in this graph.

Since each turn counts the same, breadth-first search gives the answer. It reaches all combinations that need one turn, then those that need two, and so on. The first time it meets a combination is therefore with the fewest turns. If the queue runs empty without the goal, print \`STUCK\`.

Turning a digit \`d\` up gives \`(d + 1) mod 10\`, and turning it down \`(d + 9) mod 10\`, which handles the step from 0 to 9 without a special case.

With \`S = 1000\` states and six turns for each, time and memory are \`O(S)\`.

Without jams the answer would be the sum of \`min(d, 10 − d)\` over the three digits. That formula ignores what the lock shows in between. For \`002\` with 001 jammed it gives 2, but one of the other rings has to help and the answer is 4. An opening combination that jams itself is never opened, so the answer is \`STUCK\` in that case too. If the goal is 000, the answer is 0 turns.`,
};
