import type { ChallengeGuide } from './challenge-guide';

export const fairGateGuide: ChallengeGuide = {
  hints: [
    'To decide about a request you need to know how many passed in the last W seconds. Which of the earlier requests can you forget for good?',
    'The seconds are in ascending order. A request that has left the window for one second will not be in it again later.',
    'Keep the seconds of passed requests in a queue. Remove those at the front that are at most T − W, and let the request pass if fewer than L are left.',
  ],
  editorial: `For a request at second T, only the passed requests from T − W + 1 to T count. Keep exactly these in a queue. Before each decision, remove entries from the front as long as they are \`T − W\` or earlier. If fewer than L remain, the request passes and its second goes to the back. Otherwise it is refused and leaves no trace; remember the second of the first refusal.

Since the seconds ascend, the queue is sorted, and what has been removed would be outside all later windows as well. So the length of the queue is always the number that the rule asks for.

Each request is added and removed at most once: \`O(N)\` time in total and \`O(min(N, L))\` memory. A list works too, without any removal: the new request passes if the passed one L places from the end is missing or at most \`T − W\`.

W may be 10^9, so an array with a place for each second is out of the question. Counting all that have passed for each request is \`O(N²)\`.

### Fixed pieces of time

A counter that starts anew every W seconds looks similar, but it is a different rule. With L = 1 and W = 5 the seconds 4 and 5 fall into two pieces and both pass. The window that moves along refuses the second one: from 1 to 5 one request has passed already.`,
};
