import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/lake-music.json';

const LARGEST = 100_000;

export const lakeMusicTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [places] = reader.row([1, LARGEST]);
    reader.numbers(places, 0, 10_000);
    reader.end();
    return places;
  },
  inputs: {
    'the first and the last draw the most': () => '5\n90 1 5 1 80',
    'an odd number of equal places': () => `999\n${sequence(999, () => 10_000)}`,
    'random listeners': ({ between }) => `2000\n${sequence(2_000, () => between(0, 10_000))}`,
    'largest N': ({ between }) => `${LARGEST}\n${sequence(LARGEST, () => between(0, 9))}`,
    'largest N, nobody comes': () => `${LARGEST}\n${sequence(LARGEST, () => 0)}`,
  },
  measured,
};
