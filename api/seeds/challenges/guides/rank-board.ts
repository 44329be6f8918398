import type { ChallengeGuide } from './challenge-guide';

export const rankBoardGuide: ChallengeGuide = {
  hints: [
    'Once a result has dropped off the board, can it ever come back?',
    'Keep only the best K results. Which one of them do you have to look at when a new result comes in?',
    'A min-heap of K results has the answer on top. Push the new result and drop the smallest.',
  ],
  editorial: `When K larger or equal results have come in, a smaller one can never return to the board. So it is enough to keep the best K results so far, and the number asked for is the smallest of them.

A min-heap offers exactly that. While it holds fewer than K results, push each new one; the word is \`WAIT\` until the K-th is in. From then on, push the new result and remove the smallest of the K + 1. If the new one is no better than the top, it leaves at once and nothing changes, as with 10 in the first example. In both cases the top is the K-th largest result so far.

Each result costs \`O(log K)\`, so the time is \`O(N log K)\` and the memory \`O(K)\`. Sorting all results so far for each new one takes \`O(N^2 log N)\` and is far too slow for N = 10^5.

### Equal results are separate

The statement counts equal results separately, so the board is a collection and not a set of distinct numbers. With K = 2 and the results \`7 7 7 7\`, the second 7 completes the board: the output is \`WAIT 7 7 7\`. A program that leaves out results it has already seen never fills the board and prints \`WAIT\` four times. A heap keeps duplicates without any extra care; a sorted set needs a count for each value.`,
};
