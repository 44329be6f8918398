import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/peaceful-queens.json';

const LARGEST = 11;

export const peacefulQueensTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [size, wet] = reader.row([1, LARGEST], [0, LARGEST * LARGEST]);
    const squares = new Set<string>();
    for (let left = wet; left > 0; left -= 1)
      squares.add(reader.row([1, size], [1, size]).join(' '));
    reader.end();
    reader.check(squares.size === wet, 'no wet square twice');
    return size;
  },
  inputs: {
    'a wet corner': () => '7 1\n1 1',
    'largest board, no wet square': () => `${LARGEST} 0`,
    'largest board, one diagonal is wet': () =>
      `${LARGEST} ${LARGEST}\n${lines(LARGEST, (index) => `${index + 1} ${index + 1}`)}`,
    'largest board, all wet': () =>
      `${LARGEST} 121\n${lines(121, (index) => `${Math.floor(index / 11) + 1} ${(index % 11) + 1}`)}`,
  },
  measured,
};
