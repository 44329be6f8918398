import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/postman-round.json';

const LARGEST = 10;

export const postmanRoundTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    for (let left = count + 1; left > 0; left -= 1) reader.row([-1_000, 1_000], [-1_000, 1_000]);
    reader.end();
    return count;
  },
  inputs: {
    'the nearest address next is a detour': () => '4\n0 0\n1 0\n-2 0\n4 0\n-9 0',
    'largest N, all at the office': () => `${LARGEST}\n${lines(LARGEST + 1, () => '-1000 1000')}`,
    'largest N, the corners of the town': () =>
      `${LARGEST}\n0 0\n${lines(
        LARGEST,
        (index) => `${index % 2 === 0 ? 1000 : -1000} ${index % 4 < 2 ? 1000 : -1000}`,
      )}`,
    'largest N, random addresses': ({ between }) =>
      `${LARGEST}\n${lines(LARGEST + 1, () => `${between(-1_000, 1_000)} ${between(-1_000, 1_000)}`)}`,
  },
  measured,
};
