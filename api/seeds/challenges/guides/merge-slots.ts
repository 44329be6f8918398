import type { ChallengeGuide } from './challenge-guide';

export const mergeSlotsGuide: ChallengeGuide = {
  hints: [
    'Draw the slots of the first example on a line of minutes. When is a closure over for good, and what could still make it longer?',
    'Sort the slots by their start. A slot either belongs to the closure that is open now or begins a new one.',
  ],
  editorial: `Once the slots are sorted by their start, a single pass is enough. Keep the closure that is being built, with its start and its end. If the next slot starts no later than that end, it touches or overlaps the closure and joins it. Otherwise there is a gap. All later slots start even further right, so nothing can fill the gap: the closure is complete and a new one begins.

When a slot joins, the end of the closure becomes the later of the two ends. At the end, count the closures and add up their lengths.

Sorting takes \`O(N log N)\` time, the pass \`O(N)\`, and the closures \`O(N)\` memory. Comparing every slot with every closure so far takes \`O(N^2)\`, over 10^9 steps for 5 × 10^4 slots that lie apart.

### The end of a closure

A slot that starts later may still end earlier. With the slots \`0 10\` and \`2 3\`, the line is closed from 0 to 10. A program that takes the end of the last slot to join makes it 0 to 3 and reports 3 minutes instead of 10. Worse, a third slot at 5 would then open a second closure.

Touching slots form one closure, so the comparison is \`start <= end\`: \`5 8\` and \`8 9\` are one closure of 4 minutes.`,
};
