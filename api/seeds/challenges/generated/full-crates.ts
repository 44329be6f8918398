import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/full-crates.json';

const LARGEST = 100_000;

export const fullCratesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [days] = reader.row([1, LARGEST], [1, 1e9]);
    reader.numbers(days, 0, 10_000);
    reader.end();
    return days;
  },
  inputs: {
    'only the whole period is good': () => '4 10\n3 3 3 1',
    'largest sums': () => `1000 10000000\n${sequence(1_000, () => 10_000)}`,
    'random days': ({ between }) => `5000 997\n${sequence(5_000, () => between(0, 10_000))}`,
    'largest N, every period good': () => `${LARGEST} 1\n${sequence(LARGEST, () => 0)}`,
    'largest N, no period good': () => `${LARGEST} 1000000000\n${sequence(LARGEST, () => 1)}`,
  },
  measured,
};
