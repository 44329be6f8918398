import type { ChallengeSource } from './challenge-source';
import { linesOf, numbersOf } from './input-text';
import { postmanRoundTests } from './generated/postman-round';

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `${(index * 37) % 23} ${(index * 53) % 29}`).join(
    '\n',
  );

export const postmanRound: ChallengeSource = {
  title: 'The Round of the Postman',
  difficulty: 'Expert',
  topics: ['Dynamic programming', 'Bits'],
  statement: [
    'A postman leaves the post office with parcels for N addresses, brings them in any order and comes back to the office. The lanes run along a grid, so that the way from (x1, y1) to (x2, y2) has the length |x1 − x2| + |y1 − y2|.',
    'Print the length of the shortest round. Trying every order is too slow for ten addresses.',
  ],
  inputFormat:
    'The first line holds N. The second line holds x and y of the post office. Each of the next N lines holds x and y of an address.',
  outputFormat: 'One number: the length.',
  constraints: [
    '1 ≤ N ≤ 10',
    '-1000 ≤ x, y ≤ 1000',
    'An address may be at the same place as another or as the office',
  ],
  examples: [
    {
      input: '3\n0 0\n4 1\n0 3\n4 3',
      explanation: 'By (4, 1), (4, 3) and (0, 3) back to the office: 5 + 2 + 4 + 3.',
    },
    { input: '1\n2 2\n-1 6', explanation: 'Seven there and seven back.' },
  ],
  hiddenInputs: [
    '1\n5 5\n5 5',
    '2\n-1000 -1000\n1000 1000\n-1000 1000',
    '4\n0 0\n10 0\n-10 0\n0 10\n0 -10',
    '5\n3 3\n1 1\n5 5\n1 5\n5 1\n3 3',
    `8\n11 14\n${addresses(8)}`,
    `6\n-20 40\n${addresses(6)}`,
    `7\n0 0\n${addresses(7)}`,
  ],
  tests: postmanRoundTests,
  solve(input) {
    const places = linesOf(input)
      .slice(1)
      .map((line) => numbersOf(line));
    const lengths = places.map(([x1 = 0, y1 = 0]) =>
      places.map(([x2 = 0, y2 = 0]) => Math.abs(x1 - x2) + Math.abs(y1 - y2)),
    );
    const known = new Map<string, number>();
    /** The length of the shortest way from an address through all remaining ones (a bit mask) to the office. */
    const shortest = (at: number, left: number): number => {
      if (left === 0) return lengths[at]?.[0] ?? 0;
      const key = `${at} ${left}`;
      const answer =
        known.get(key) ??
        Math.min(
          ...(lengths[at] ?? []).map((length, address) =>
            left & (1 << address) ? length + shortest(address, left & ~(1 << address)) : Infinity,
          ),
        );
      known.set(key, answer);
      return answer;
    };
    return String(shortest(0, 2 ** places.length - 2));
  },
};
