import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/tea-stalls.json';

const LARGEST = 100_000;

export const teaStallsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [bays, stalls] = reader.row([2, LARGEST], [2, LARGEST]);
    reader.check(stalls <= bays, 'K ≤ N');
    const positions = reader.numbers(bays, 0, 1e9);
    reader.end();
    reader.check(new Set(positions).size === bays, 'different positions');
    return bays;
  },
  inputs: {
    'bays that stand close together': () => '7 3\n0 1 2 3 4 5 100',
    'largest distance': () => '2 2\n1000000000 0',
    'random bays': ({ between }) =>
      `3000 100\n${sequence(3_000, (index) => index * 300_000 + between(0, 299_999))}`,
    'largest N and K, a stall in every bay': () =>
      `${LARGEST} ${LARGEST}\n${sequence(LARGEST, (index) => LARGEST - index)}`,
    'largest N, a stall in every second bay': () =>
      `${LARGEST} ${LARGEST / 2}\n${sequence(LARGEST, (index) => index * 99)}`,
  },
  measured,
};
