import type { ChallengeSource } from './challenge-source';
import { lineAt, numbersOf, sequence } from './input-text';
import { serverRingTests } from './generated/server-ring';

export const serverRing: ChallengeSource = {
  title: 'The Ring of Servers',
  difficulty: 'Advanced',
  topics: ['Binary search', 'Distribution'],
  practice: {
    type: 'System Design',
    format: 'Case Studies',
  },
  statement: [
    'Keys and servers sit on a ring of the places 0 to 999,999,999. A key belongs to the first server at its place or after it; past the last server one goes on from place 0. When one server leaves, only its own keys move: that is why the ring is used.',
    'Print how many keys each server holds, in ascending order of the places of the servers, and how many keys would move if the server with the most keys left (on a tie, the one at the smallest place). A lone server cannot leave: print 0.',
  ],
  inputFormat:
    'The first line holds the number of servers S and of keys K. The second line holds S different places, the third line K places.',
  outputFormat: 'One line with S counts, one line with the number of moving keys.',
  constraints: ['1 ≤ S ≤ 5 × 10^4', '1 ≤ K ≤ 5 × 10^4', '0 ≤ place ≤ 999,999,999'],
  examples: [
    {
      input: '2 4\n100 500\n50 100 300 700',
      explanation: '50, 100 and (around the end) 700 belong to 100; 300 belongs to 500.',
    },
    { input: '1 2\n10\n5 20', explanation: 'The lone server holds both keys.' },
  ],
  hiddenInputs: [
    '3 3\n0 333 666\n0 333 666',
    '2 2\n999 0\n500 998',
    '3 6\n10 20 30\n31 32 11 21 999 0',
    '2 4\n1 2\n1 2 1 2',
    `5 400\n100 300 500 700 900\n${sequence(400, (index) => (index * 37) % 1000)}`,
    '4 1\n40 30 20 10\n25',
  ],
  tests: serverRingTests,
  solve(input) {
    const servers = numbersOf(lineAt(input, 1)).sort((a, b) => a - b);
    const counts = servers.map(() => 0);
    let most = 0;
    for (const key of numbersOf(lineAt(input, 2))) {
      const owner = firstAtOrAfter(servers, key) % servers.length;
      const count = (counts[owner] ?? 0) + 1;
      counts[owner] = count;
      most = Math.max(most, count);
    }
    return `${counts.join(' ')}\n${servers.length === 1 ? 0 : most}`;
  },
};

/** The index of the first place at the key or after it; the length where there is none. */
function firstAtOrAfter(places: readonly number[], key: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
