import type { ChallengeGuide } from './challenge-guide';

export const smallCacheGuide: ChallengeGuide = {
  hints: [
    'Which calls change the order of use? Go through the first example and write down the order after each line.',
    'You need two things at once: finding a key fast, and moving it to the end of an order fast.',
    'Combine a hash table with a doubly linked list that is ordered by last use, or take an ordered dictionary, which combines them for you.',
  ],
  editorial: `The cache needs an order from the least to the most recently used key. Each call finds a key, perhaps moves it to the end of the order, and perhaps drops the key at the front.

A hash table finds keys in constant time, but has no order of use. A doubly linked list can take a node out and add it at the end in constant time, but cannot find it. Together they can do both: the table leads from the key to its node. Ordered dictionaries in many languages are built this way.

A \`put\` stores the value and moves the key to the end; if there are now more than C keys, the front one goes. A \`put\` of a key that is already there only changes its value, so nothing is dropped. A \`get\` of a present key prints the value and moves the key to the end. A \`get\` of a missing key prints -1 and changes nothing.

Each call takes \`O(1)\` time, all together \`O(N)\`, with \`O(C)\` memory. A plain list searched at each call takes \`O(N × C)\`.

### Asking is using

A \`get\` counts as use. A program that orders the keys only by \`put\` drops the wrong one: in the first example, key 1 is older but was asked for after key 2 came in. So 2 has to go, and the last answer is -1, not 20.`,
};
