import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/server-ring.json';

const MAX_KEYS = 50_000;
const MAX_POSITION = 999_999_999;
const MAX_SERVERS = 50_000;

export const serverRingTests: GeneratedTests = {
  largest: MAX_KEYS,
  size(input) {
    const reader = new InputReader(input);
    const [servers, keys] = reader.row([1, MAX_SERVERS], [1, MAX_KEYS]);
    const positions = reader.numbers(servers, 0, MAX_POSITION);
    reader.check(new Set(positions).size === servers, 'distinct server positions');
    reader.numbers(keys, 0, MAX_POSITION);
    reader.end();
    return keys;
  },
  inputs: {
    'keys past the last server belong to the first': () =>
      `2 4\n5 ${MAX_POSITION - 1}\n${MAX_POSITION} 0 5 6`,
    'one server, one key': () => '1 1\n0\n999999999',
    'most servers, every key belongs to the last one': () =>
      `${MAX_SERVERS} 20000\n${sequence(MAX_SERVERS, (index) => index)}\n${sequence(20_000, () => MAX_SERVERS - 1)}`,
    'most keys, random places': ({ between }) =>
      `10000 ${MAX_KEYS}\n${sequence(10_000, (index) => index * 3)}\n${sequence(MAX_KEYS, () => between(0, 30_100))}`,
  },
  measured,
};
