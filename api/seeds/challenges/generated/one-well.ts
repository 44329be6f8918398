import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/one-well.json';

const LARGEST = 100_000;

export const oneWellTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [houses] = reader.row([1, LARGEST]);
    for (let left = houses; left > 0; left -= 1) reader.row([-1e6, 1e6], [1, 100]);
    reader.end();
    return houses;
  },
  inputs: {
    'one house has more people than all others': () => '4\n0 1\n1 1\n2 1\n90 100',
    'as many people on both sides': () => '3\n-5 3\n4 1\n9 4',
    'random houses': ({ between }) =>
      `2000\n${lines(2_000, () => `${between(-1e6, 1e6)} ${between(1, 100)}`)}`,
    'longest walks': () =>
      `9000\n${lines(9_000, (index) => `${index % 2 === 0 ? '' : '-'}1000000 100`)}`,
    'largest N': ({ between }) =>
      `${LARGEST}\n${lines(LARGEST, () => `${between(0, 99)} ${between(1, 9)}`)}`,
  },
  measured,
};
