import type { ChallengeGuide } from './challenge-guide';

export const rotateQueueGuide: ChallengeGuide = {
  hints: [
    'After how many bells does a queue of five people look as it did at the start?',
    'Only the remainder of K divided by N matters. The queue is cut at that place, and the two parts change places.',
  ],
  editorial: `After N bells everybody has gone to the end once, and the queue is as before. So whole rounds can be left out, and what counts is \`turn = K mod N\`.

After \`turn\` bells, the first \`turn\` people have moved to the end, in their old order. The queue now begins with the person at index \`turn\`, counted from 0, goes on to the former end, and then come those who were moved. So cut the list at \`turn\` and put the second part before the first. For \`turn = 0\` the first part is empty and the list stays as it is, which needs no special case.

The time is \`O(N)\` and the memory \`O(N)\`, however large K is. Moving one person for each bell takes K steps. With K = 10^12 that would last for hours, even with a structure that takes away its front element at once. Read K into 64 bits.

### Which way it turns

The front person goes to the end, so the list moves to the left. Library functions for rotating lists often turn to the right when the number is positive. With two bells, \`1 2 3 4 5\` becomes \`3 4 5 1 2\`. Turned to the right by two it would be \`4 5 1 2 3\`, which is wrong, though the second example, with K = N, does not notice.`,
};
