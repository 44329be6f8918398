import type { ChallengeGuide } from './challenge-guide';

export const serverRingGuide: ChallengeGuide = {
  hints: [
    'Imagine the servers in the order of their places. Which one owns a key that lies beyond the last of them?',
    'Sort the servers and find the owner of each key by binary search: the first server whose place is not smaller than the key.',
    'When a server leaves, exactly the keys it holds move. The second answer needs no simulation.',
  ],
  editorial: `Sort the servers by place. A key belongs to the first server at its place or after it, and binary search finds that index. If no server lies at or after the key, the index equals the number of servers S, and the way round the ring leads to the first one. Taking the index modulo S covers this.

Count the keys of each server and print the counts in the sorted order, which is not the order of the input.

A server that leaves takes no other keys with it: its own go on to the next server, and all others stay where they are. So the number of moving keys is the largest count. On a tie every candidate has the same count, and there is no need to decide between them. With a single server, print 0.

Sorting takes \`O(S log S)\` and the searches \`O(K log S)\`; the memory is \`O(S + K)\`. Looking through all servers for each key can take 2.5 × 10^9 steps.

### A key at the very place of a server

At its place or after it: a key that lies exactly at a server belongs to that server. Binary search comes in two kinds, one for the first element that is at least the key and one for the first that is greater. The second gives key 100 of the first example to the server at 500, and the counts become \`2 2\` instead of \`3 1\`.`,
};
