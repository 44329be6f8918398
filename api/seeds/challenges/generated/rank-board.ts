import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/rank-board.json';

const LARGEST = 100_000;

export const rankBoardTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [results, rank] = reader.row([1, LARGEST], [1, LARGEST]);
    reader.check(rank <= results, 'K ≤ N');
    reader.numbers(results, 0, 1e9);
    reader.end();
    return results;
  },
  inputs: {
    'equal results count each': () => '5 3\n9 9 1 9 8',
    'random results': ({ between }) => `3000 100\n${sequence(3_000, () => between(0, 1e9))}`,
    'largest N and K': ({ between }) =>
      `${LARGEST} ${LARGEST}\n${sequence(LARGEST, () => between(0, 9))}`,
    'largest N, half of the places': ({ between }) =>
      `${LARGEST} ${LARGEST / 2}\n${sequence(LARGEST, () => between(0, 99))}`,
  },
  measured,
};
