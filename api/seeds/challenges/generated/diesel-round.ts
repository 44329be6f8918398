import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/diesel-round.json';

const LARGEST = 100_000;

export const dieselRoundTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    for (let left = count; left > 0; left -= 1) reader.row([0, 10_000], [0, 10_000]);
    reader.end();
    return count;
  },
  inputs: {
    'an empty tank at every pump': () => `50\n${lines(50, () => '3 3')}`,
    'random litres': ({ between }) =>
      `500\n${lines(500, () => `${between(0, 10_000)} ${between(0, 9_990)}`)}`,
    'largest N, every start but the last fails just before the end': () =>
      `${LARGEST}\n${lines(LARGEST - 2, () => '0 0')}\n0 1\n1 0`,
    'largest N, one litre short': () => `${LARGEST}\n${lines(LARGEST - 1, () => '0 0')}\n0 1`,
  },
  measured,
};
