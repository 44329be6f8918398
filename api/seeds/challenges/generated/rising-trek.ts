import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/rising-trek.json';

const LARGEST = 100_000;

export const risingTrekTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    reader.numbers(count, 0, 1e9);
    reader.end();
    return count;
  },
  inputs: {
    'largest N, always rising': () => `${LARGEST}\n${sequence(LARGEST, (index) => index)}`,
    'largest N, all equal': () => `${LARGEST}\n${sequence(LARGEST, () => 0)}`,
    'rising twice, with equal heights and the largest numbers': () =>
      `2000\n${sequence(2_000, (index) => 1e9 - 999 + Math.floor((index % 1_000) / 2) * 2)}`,
    'random heights': ({ between }) => `5000\n${sequence(5_000, () => between(0, 1e9))}`,
  },
  measured,
};
