import type { ChallengeSource } from './challenge-source';
import { spiceLaneTests } from './generated/spice-lane';
import { lineAt } from './input-text';

export const spiceLane: ChallengeSource = {
  title: 'The Shortest Walk for Spices',
  difficulty: 'Advanced',
  topics: ['Sliding window', 'Hashing'],
  statement: [
    'In a spice lane each stall sells one packet of one spice, and a cook has a list of packets to buy. A spice that is needed twice stands on the list twice and takes two stalls.',
    'The cook wants to walk past as few stalls in a row as possible. Print the first and the last stall of the shortest stretch where the whole list can be bought (on a tie, the one nearest to the start of the lane), or NONE.',
  ],
  inputFormat:
    'The first line holds the spices of the stalls in the order of the lane, the second line the list; both are separated by one space.',
  outputFormat: 'Two numbers, counted from 1, or NONE.',
  constraints: [
    '1 ≤ number of stalls ≤ 10^5',
    '1 ≤ length of the list ≤ 5 × 10^4',
    'Names have 1 to 12 letters a-z',
  ],
  examples: [
    {
      input: 'jeera haldi mirch jeera dhania haldi\nhaldi jeera dhania',
      explanation: 'Stalls 4 to 6; every other stretch with all three is longer.',
    },
    { input: 'elaichi laung elaichi\nlaung laung', explanation: 'Only one stall sells laung.' },
  ],
  hiddenInputs: [
    'hing\nhing',
    'hing\nmethi',
    'rai til rai til rai\ntil rai',
    'rai rai til rai rai rai\nrai rai rai',
    'a b c d e f\nf a',
    'a b a c a b b c\nb b c',
    `${Array.from({ length: 400 }, (_, index) => ['rai', 'til', 'rai', 'sonf', 'rai', 'til', 'hing'][(index * index) % 7]).join(' ')} ajwain\najwain til til`,
    `${'til '.repeat(299)}til\n${'til '.repeat(149)}til`,
  ],
  tests: spiceLaneTests,
  solve(input) {
    const stalls = lineAt(input, 0).trim().split(/\s+/);
    const list = lineAt(input, 1).trim().split(/\s+/);
    const missing = new Map<string, number>();
    for (const spice of list) missing.set(spice, (missing.get(spice) ?? 0) + 1);
    let open = list.length;
    let start = 0;
    let best = { start: 0, length: Infinity };
    for (const [end, spice] of stalls.entries()) {
      const left = (missing.get(spice) ?? 0) - 1;
      missing.set(spice, left);
      if (left >= 0) open -= 1;
      while (open === 0) {
        if (end - start + 1 < best.length) best = { start, length: end - start + 1 };
        const dropped = stalls[start] ?? '';
        const needed = (missing.get(dropped) ?? 0) + 1;
        missing.set(dropped, needed);
        if (needed > 0) open += 1;
        start += 1;
      }
    }
    return best.length === Infinity ? 'NONE' : `${best.start + 1} ${best.start + best.length}`;
  },
};
