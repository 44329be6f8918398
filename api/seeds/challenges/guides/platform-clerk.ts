import type { ChallengeGuide } from './challenge-guide';

export const platformClerkGuide: ChallengeGuide = {
  hints: [
    'There are two questions at each train: which platforms have become free by now, and which of the free ones has the smallest number?',
    'Keep the free platforms and the busy ones apart, each in a structure that gives its smallest entry fast. By what should each be ordered?',
    'Use two heaps: free platforms by number, busy ones by the minute at which they become free. Never let the current minute go back, because trains come in strictly in order.',
  ],
  editorial: `Follow the trains in the order of arrival and keep the minute at which the last one came in. The next train comes in at \`minute = max(minute, arrival)\`, if a platform is free by then. If none is, it waits for the earliest departure, and \`minute\` moves to that.

Two heaps do the work. One holds the busy platforms by the minute \`T + D\`, the other the free platforms by number. First move every platform whose minute has been reached from busy to free; a platform that becomes free at this very minute counts. Then take the smallest number, mark it busy until \`minute + D\`, and add \`minute - arrival\` to the waiting time.

Each train enters and leaves each heap once. That is \`O(P + N log P)\` time and \`O(N + P)\` memory. Looking at all platforms for each train takes up to 10^10 steps.

### One heap is not enough

A single heap ordered by the free minute gives the platform that has been free the longest. The waiting time is right, but the platforms are not. In the second example all three platforms are free when the second train comes at 13. Platform 1 became free only then, but it has the smallest number: the answer is \`1 1\`. The single heap prints \`1 2\`.`,
};
