import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/canal-rota.json';

const LARGEST = 100_000;
const MOST_ORDERS = 50_000;

export const canalRotaTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [fields, orders] = reader.row([1, LARGEST], [0, MOST_ORDERS]);
    for (let left = orders; left > 0; left -= 1) {
      const [first, last] = reader.row([1, fields], [1, fields], [1, 1_000]);
      reader.check(first <= last, 'A ≤ B');
    }
    reader.end();
    return fields;
  },
  inputs: {
    'equal fields far apart': () => '9 4\n2 3 5\n7 8 5\n5 5 4\n9 9 1',
    'random orders': ({ between }) =>
      `2000 500\n${lines(500, () => {
        const first = between(1, 2_000);
        return `${first} ${between(first, Math.min(2_000, first + 50))} ${between(1, 1_000)}`;
      })}`,
    'largest N, no order': () => `${LARGEST} 0`,
    'largest N and M, every order for the whole row': () =>
      `${LARGEST} ${MOST_ORDERS}\n${lines(MOST_ORDERS, () => `1 ${LARGEST} 1000`)}`,
  },
  measured,
};
