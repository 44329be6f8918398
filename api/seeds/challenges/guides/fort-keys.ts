import type { ChallengeGuide } from './challenge-guide';

export const fortKeysGuide: ChallengeGuide = {
  hints: [
    'In the first example the guide walks back over cells that he has seen already. Why is that not a waste of time?',
    'A visit to a cell with a new key differs from a visit without it. What describes the situation of the guide completely?',
    'Run a breadth-first search over pairs of a cell and a set of keys, stored as six bits. Collect all arrivals at the gate with the fewest steps and take the one with the fewest keys.',
  ],
  editorial: `The cell alone does not describe the situation, because the keys decide which doors open. Use states \`(cell, keys)\`, with the keys as a set of six bits. A step leads to a neighbouring state: walls are closed, doors need their bit, and entering a cell with a key sets its bit. Picking it up is not optional.

All steps count the same, so breadth-first search over these states finds the fewest steps for each. A state that was reached before is never needed again, since everything that can follow was possible earlier. A cell, however, may be visited once for every set of keys. In the first example the guide comes back to S after the key, as a new state.

There are at most 40 × 40 × 64 = 102,400 states with four steps each: time and memory are \`O(R · C · 2^k)\` for \`k = 6\` kinds of key. Keep the states in a hash set or an array; a list that is searched for each step makes it quadratic.

The second number needs care. Several states at the gate may be reached after the same number of steps, with different keys. In a fort with the rows \`Sa\` and \`.G\` there are two ways of two steps, one over the key and one without. The answer is \`2 0\`. A search that stops at the first arrival may print 1, depending on the order of its directions. Compare all arrivals of that level.`,
};
