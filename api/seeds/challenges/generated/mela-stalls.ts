import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/mela-stalls.json';

const LARGEST = 100;

export const melaStallsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    for (let left = count; left > 0; left -= 1) {
      const name = reader.line(/[A-Z]{1,6}|[1-9]\d*/);
      reader.check(!(Number(name) > 1e9), 'number ≤ 10^9');
    }
    reader.end();
    return count;
  },
  inputs: {
    'each length ends and begins': () =>
      '10\n26\n27\n702\n703\n18278\n18279\n475254\n475255\n12356630\n12356631',
    'largest N, largest numbers': () =>
      `${LARGEST}\n${lines(LARGEST, (index) => String(1e9 - index))}`,
    'largest N, random letters': ({ between }) =>
      `${LARGEST}\n${lines(LARGEST, () => 'ZAYBMZ'.slice(between(0, 5)))}`,
    'largest N, the multiples of 26': () =>
      `${LARGEST}\n${lines(LARGEST, (index) => String(26 * (index + 1)))}`,
  },
  noSlowSolution: 'There are at most 100 names of at most seven characters.',
  measured,
};
