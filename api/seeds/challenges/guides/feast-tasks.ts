import type { ChallengeGuide } from './challenge-guide';

export const feastTasksGuide: ChallengeGuide = {
  hints: [
    'In the first example, how late can task 2 finish without any harm to the feast? And task 3?',
    'The feast is ready when the longest chain of tasks is done. You need the earliest end of each task, and the latest end that delays nothing.',
    'Process the tasks in topological order to get the earliest ends, then go through the same order backwards for the latest ends. A task is urgent if both are equal.',
  ],
  editorial: `A task can begin when the last of its predecessors is done. In topological order all predecessors come first, so the earliest end of a task is \`done = minutes + max(done of its predecessors)\`, or just its minutes without predecessors. The feast is ready at the maximum of these, \`end\`. If some tasks never become ready, the rules go round in a circle: print \`IMPOSSIBLE\`.

For the second number go backwards. A task without successors may end as late as \`end\`. Any other must be finished before the latest possible start of each successor: \`latest = min(latest of successor − minutes of successor)\`. If \`done = latest\`, the task has no slack and one more minute delays the feast. Otherwise the minute is absorbed. This is the critical path method.

In the first example \`end\` is 85. Tasks 1, 3 and 4 have no slack. Tasks 2 and 5 could each take five minutes longer.

Both passes use every rule once: \`O(N + M)\` time and memory. Following every chain separately is exponential, because chains branch and join again.

Several longest chains may exist, and the tasks of all of them are urgent. Two independent tasks of 5 minutes are both urgent, since each alone would make the feast late. Programs that follow a single longest chain count only one.`,
};
