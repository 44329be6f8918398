import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/small-cache.json';

const LARGEST = 50_000;
const CAPACITY = 10_000;

export const smallCacheTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [, count] = reader.row([1, CAPACITY], [1, LARGEST]);
    let gets = 0;
    for (let left = count; left > 0; left -= 1) {
      const [call, ...numbers] = reader
        .line(/get (?:0|[1-9]\d*)|put (?:0|[1-9]\d*) (?:0|[1-9]\d*)/)
        .split(' ');
      reader.check(
        numbers.every((text) => Number(text) <= 1e9),
        'numbers up to 10^9',
      );
      gets += call === 'get' ? 1 : 0;
    }
    reader.check(gets > 0, 'at least one get');
    reader.end();
    return count;
  },
  inputs: {
    'an asked key stays, a key put again too': () =>
      '2 8\nput 1 1\nput 2 2\nget 1\nput 3 3\nput 1 4\nput 5 5\nget 1\nget 3',
    'largest numbers, a cache of one': () =>
      '1 4\nput 1000000000 1000000000\nget 1000000000\nput 0 0\nget 1000000000',
    'largest C and N, the oldest key is asked for each time': () =>
      `${CAPACITY} ${LARGEST}\n${lines(LARGEST, (index) =>
        index < CAPACITY ? `put ${index} ${index % 10}` : `get ${index % CAPACITY}`,
      )}`,
    'random calls': ({ between }) =>
      `200 5000\n${lines(5_000, (index) =>
        index % 2 === 0 ? `get ${between(0, 400)}` : `put ${between(0, 400)} ${index}`,
      )}`,
  },
  measured,
};
