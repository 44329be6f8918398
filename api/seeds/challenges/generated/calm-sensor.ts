import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/calm-sensor.json';

const LARGEST = 100_000;

export const calmSensorTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count, width] = reader.row([1, LARGEST], [1, LARGEST]);
    reader.check(width <= count, 'K ≤ N');
    reader.numbers(count, 0, 1e4);
    reader.end();
    return count;
  },
  inputs: {
    'largest readings, K = N': () => `1000 1000\n${sequence(1_000, () => 1e4)}`,
    'random readings, K = 2': ({ between }) => `1000 2\n${sequence(1_000, () => between(0, 1e4))}`,
    'largest N, half of it as K, random readings': ({ between }) =>
      `${LARGEST} ${LARGEST / 2}\n${sequence(LARGEST, () => between(0, 99))}`,
    'largest N, K = N, a jump at the start': () =>
      `${LARGEST} ${LARGEST}\n${sequence(LARGEST, (index) => (index === 0 ? 1e4 : 0))}`,
  },
  measured,
};
