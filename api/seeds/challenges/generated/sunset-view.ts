import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/sunset-view.json';

const LARGEST = 100_000;

export const sunsetViewTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [houses] = reader.row([1, LARGEST]);
    reader.numbers(houses, 1, 1e9);
    reader.end();
    return houses;
  },
  inputs: {
    'equally high houses between higher and higher ones': () => '7\n1 1 2 2 3 3 3',
    'random heights': ({ between }) => `2000\n${sequence(2_000, () => between(1, 1e9))}`,
    'largest N, all equal': () => `${LARGEST}\n${sequence(LARGEST, () => 1)}`,
    'largest N, every house higher than the one before': () =>
      `${LARGEST}\n${sequence(LARGEST, (index) => index + 1)}`,
  },
  measured,
};
