import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines, sequence } from '../input-text';
import measured from '../measured/hamlet-power.json';

const LARGEST = 20_000;
const CABLES = 20_000;

export const hamletPowerTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [hamlets, cables] = reader.row([1, LARGEST], [0, CABLES]);
    reader.numbers(hamlets, 1, 1e6);
    for (let left = cables; left > 0; left -= 1) reader.row([1, hamlets], [1, hamlets], [1, 1e6]);
    reader.end();
    return hamlets;
  },
  inputs: {
    'a second plant is cheaper than a cable': () => '4 3\n1 9 2 9\n1 2 3\n2 3 8\n3 4 3',
    'largest N, costs up to the largest, no cable': () =>
      `${LARGEST} 0\n${sequence(LARGEST, (i) => 1e6 - (i % 10))}`,
    'largest N and M, one line of cables': () =>
      `${LARGEST} ${CABLES}\n${sequence(LARGEST, (i) => (i === 7 ? 3 : 999))}\n${lines(
        CABLES,
        (i) => `${Math.max(1, LARGEST - 1 - i)} ${Math.max(2, LARGEST - i)} ${(i % 90) + 1}`,
      )}`,
    'random cables': ({ between }) =>
      `4000 12000\n${sequence(4_000, () => between(1, 400))}\n${lines(
        12_000,
        () => `${between(1, 4_000)} ${between(1, 4_000)} ${between(1, 300)}`,
      )}`,
  },
  measured,
};
