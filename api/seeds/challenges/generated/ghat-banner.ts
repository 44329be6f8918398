import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/ghat-banner.json';

const LARGEST = 100_000;

export const ghatBannerTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [houses] = reader.row([1, LARGEST]);
    reader.numbers(houses, 1, 1_000);
    reader.numbers(houses, 0, 10_000);
    reader.end();
    return houses;
  },
  inputs: {
    'equal heights with a higher one between': () => '5\n2 1 3 1 2\n4 9 4 5 4',
    'random fronts': ({ between }) =>
      `2000\n${sequence(2_000, () => between(1, 1_000))}\n${sequence(2_000, () => between(0, 10_000))}`,
    'largest widths and heights': () =>
      `5000\n${sequence(5_000, () => 1_000)}\n${sequence(5_000, () => 10_000)}`,
    'rising and falling': () =>
      `9999\n${sequence(9_999, () => 1)}\n${sequence(9_999, (index) => 5_000 - Math.abs(index - 4_999))}`,
    'largest N, all equal': () =>
      `${LARGEST}\n${sequence(LARGEST, () => 1)}\n${sequence(LARGEST, () => 1)}`,
  },
  measured,
};
