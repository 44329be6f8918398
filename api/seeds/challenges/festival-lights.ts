import type { ChallengeSource } from './challenge-source';
import { festivalLightsTests } from './generated/festival-lights';
import { linesOf } from './input-text';

export const festivalLights: ChallengeSource = {
  title: 'Lights of the Festival Street',
  difficulty: 'Expert',
  topics: ['Segment trees', 'Range queries'],
  statement: [
    'A street is hung with N lamps for a festival, numbered from 1 and dark at first, and an operator switches whole stretches of them. "on A B" lights the lamps A to B, "off A B" makes them dark, and "flip A B" changes each of them: dark lamps light up and lit ones go dark.',
    'For each call "count A B" print how many of the lamps A to B are lit. Both ends belong to a stretch. Touching every lamp for each call is too slow.',
  ],
  inputFormat:
    'The first line holds N and the number of calls Q. Each of the next Q lines holds a call: its word, A and B.',
  outputFormat: 'One line for each count.',
  constraints: ['1 ≤ N ≤ 10^5', '1 ≤ Q ≤ 2 × 10^4', '1 ≤ A ≤ B ≤ N', 'There is at least one count'],
  examples: [
    {
      input: '6 5\non 2 5\nflip 4 6\ncount 1 6\noff 3 3\ncount 2 4',
      explanation: 'After the flip 2, 3 and 6 are lit; then of 2, 3 and 4 only 2.',
    },
    { input: '3 1\ncount 1 3', explanation: 'All lamps are dark at first.' },
  ],
  hiddenInputs: [
    '1 3\nflip 1 1\nflip 1 1\ncount 1 1',
    '1 2\non 1 1\ncount 1 1',
    '8 6\non 1 8\non 3 4\noff 4 6\nflip 5 8\ncount 5 8\ncount 1 4',
    '5 7\nflip 1 3\nflip 2 4\nflip 3 5\ncount 1 1\ncount 2 2\ncount 3 3\ncount 1 5',
    '100000 5\non 1 100000\nflip 50000 50001\ncount 1 100000\noff 2 99999\ncount 1 100000',
    `64 120\n${Array.from({ length: 120 }, (_, index) => `${['on', 'flip', 'count', 'off', 'flip', 'count'][index % 6] ?? 'on'} ${((index * 7) % 32) + 1} ${((index * 11) % 32) + 33}`).join('\n')}`,
    `1000 300\n${Array.from({ length: 300 }, (_, index) => `${['flip', 'flip', 'count', 'on', 'flip', 'off', 'count'][index % 7] ?? 'on'} ${((index * 137) % 900) + 1} ${((index * 137) % 900) + 1 + (index % 97)}`).join('\n')}`,
  ],
  tests: festivalLightsTests,
  solve(input) {
    const [first = '', ...calls] = linesOf(input);
    const street = createLights(parseInt(first, 10));
    const counts: number[] = [];
    for (const call of calls) {
      const [word = '', from, to] = call.trim().split(/\s+/);
      const count = street(CALLS.indexOf(word), Number(from), Number(to));
      if (word === 'count') counts.push(count);
    }
    return counts.join('\n');
  },
};

/** Calls by number. A flip toggles the last bit of a pending change: none becomes a flip and off becomes on, and vice versa. */
const CALLS: readonly string[] = ['count', 'flip', 'off', 'on'];
const NONE = 0;
const FLIP = 1;
const ON = 3;

/** A segment tree that changes a stretch and counts its lit lamps. */
function createLights(lamps: number): (change: number, from: number, to: number) => number {
  const lit = new Int32Array(4 * lamps);
  /** The pending change below each node. */
  const open = new Uint8Array(4 * lamps);
  const apply = (change: number, node: number, length: number): number => {
    const before = lit[node] ?? 0;
    if (change === FLIP) {
      lit[node] = length - before;
      open[node] = (open[node] ?? NONE) ^ FLIP;
    } else if (change !== NONE) {
      lit[node] = change === ON ? length : 0;
      open[node] = change;
    }
    return lit[node] ?? 0;
  };
  return (change, from, to) => {
    const visit = (node: number, low: number, high: number): number => {
      if (high < from || to < low) return 0;
      if (from <= low && high <= to) return apply(change, node, high - low + 1);
      const middle = (low + high) >> 1;
      const [left, right] = [2 * node, 2 * node + 1];
      apply(open[node] ?? NONE, left, middle - low + 1);
      apply(open[node] ?? NONE, right, high - middle);
      open[node] = NONE;
      const count = visit(left, low, middle) + visit(right, middle + 1, high);
      lit[node] = (lit[left] ?? 0) + (lit[right] ?? 0);
      return count;
    };
    return visit(1, 1, lamps);
  };
}
