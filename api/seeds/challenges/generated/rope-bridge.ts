import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/rope-bridge.json';

const LARGEST = 100_000;

export const ropeBridgeTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [pilgrims] = reader.row([1, LARGEST]);
    reader.numbers(pilgrims, 1, 1_000);
    reader.end();
    return pilgrims;
  },
  inputs: {
    'both ways of crossing are needed': () => '6\n1 50 51 52 99 100',
    'random times': ({ between }) => `501\n${sequence(501, () => between(1, 1_000))}`,
    'largest N and times': () => `${LARGEST}\n${sequence(LARGEST, () => 1_000)}`,
    'largest N, a single fast pilgrim': () =>
      `${LARGEST}\n${sequence(LARGEST, (index) => (index === LARGEST - 1 ? 1 : 9))}`,
  },
  measured,
};
