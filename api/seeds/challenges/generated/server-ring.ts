import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/server-ring.json';

const LARGEST = 50_000;
const LAST_PLACE = 999_999_999;
const SERVERS = 50_000;

export const serverRingTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [servers, keys] = reader.row([1, SERVERS], [1, LARGEST]);
    const places = reader.numbers(servers, 0, LAST_PLACE);
    reader.check(new Set(places).size === servers, 'different places of the servers');
    reader.numbers(keys, 0, LAST_PLACE);
    reader.end();
    return keys;
  },
  inputs: {
    'keys past the last server belong to the first': () =>
      `2 4\n5 ${LAST_PLACE - 1}\n${LAST_PLACE} 0 5 6`,
    'one server, one key': () => '1 1\n0\n999999999',
    'most servers, every key belongs to the last one': () =>
      `${SERVERS} 20000\n${sequence(SERVERS, (index) => index)}\n${sequence(20_000, () => SERVERS - 1)}`,
    'most keys, random places': ({ between }) =>
      `10000 ${LARGEST}\n${sequence(10_000, (index) => index * 3)}\n${sequence(LARGEST, () => between(0, 30_100))}`,
  },
  measured,
};
