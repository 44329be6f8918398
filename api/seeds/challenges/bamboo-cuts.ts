import type { ChallengeSource } from './challenge-source';
import { bambooCutsTests } from './generated/bamboo-cuts';
import { lineAt, numbersOf } from './input-text';

export const bambooCuts: ChallengeSource = {
  title: 'Cutting the Long Bamboo',
  difficulty: 'Expert',
  topics: ['Dynamic programming', 'Intervals'],
  statement: [
    'A bamboo pole of L hands has to be cut at certain marks, and the sawmill charges by the length of the piece that is laid on the bench. One cut of a piece of X hands costs X rupees, but never more than the daily limit of F rupees. The cuts may be made in any order.',
    'Print the smallest total cost, and the mark at which to make the first cut so that this cost can be reached; if several marks reach it, the smallest.',
  ],
  inputFormat:
    'The first line holds L, F and the number of marks K. The second line holds the marks, as distances from the left end, in ascending order.',
  outputFormat: 'Two numbers: the cost and the first mark.',
  constraints: [
    '2 ≤ L ≤ 10^6',
    '1 ≤ F ≤ 10^6',
    '1 ≤ K ≤ 100',
    'The marks are different and lie strictly between 0 and L',
  ],
  examples: [
    {
      input: '10 100 3\n2 4 7',
      explanation: 'First at 4 (10), then at 2 (4) and at 7 (6): 20 rupees.',
    },
    { input: '9 5 2\n1 8', explanation: 'Both cuts cost 5, in either order.' },
  ],
  hiddenInputs: [
    '2 1 1\n1',
    '1000000 1000000 1\n999999',
    '100 1000 4\n20 40 60 80',
    '100 60 5\n1 2 3 50 99',
    '64 64 7\n8 16 24 32 40 48 56',
    '500 7 6\n3 5 9 490 495 498',
  ],
  tests: bambooCutsTests,
  solve(input) {
    const [length = 0, limit = 0] = numbersOf(lineAt(input, 0));
    const ends = [0, ...numbersOf(lineAt(input, 1)), length];
    const known = new Map<string, { cost: number; mark: number }>();
    const cheapest = (left: number, right: number): { cost: number; mark: number } => {
      const key = `${left} ${right}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const price = Math.min((ends[right] ?? 0) - (ends[left] ?? 0), limit);
      let best = { cost: right - left < 2 ? 0 : Infinity, mark: 0 };
      for (let middle = left + 1; middle < right; middle += 1) {
        const cost = price + cheapest(left, middle).cost + cheapest(middle, right).cost;
        if (cost < best.cost) best = { cost, mark: ends[middle] ?? 0 };
      }
      known.set(key, best);
      return best;
    };
    const { cost, mark } = cheapest(0, ends.length - 1);
    return `${cost} ${mark}`;
  },
};
