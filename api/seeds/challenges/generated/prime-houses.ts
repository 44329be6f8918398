import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/prime-houses.json';

const LARGEST = 2_000_000;

export const primeHousesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [houses] = reader.row([1, LARGEST]);
    reader.end();
    return houses;
  },
  inputs: {
    'the square of a prime': () => '49',
    'the last house is a prime': () => '999983',
    'largest N': () => String(LARGEST),
  },
  measured,
};
