import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/lamp-switches.json';

const LARGEST = 1_000_000_000;

export const lampSwitchesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [lamps] = reader.row([0, LARGEST]);
    reader.end();
    return lamps;
  },
  inputs: {
    'the most lamps on': () => '536870911',
    'one lamp of thirty on': () => '536870912',
    'largest N': () => String(LARGEST),
  },
  noSlowSolution: 'A number has at most 30 lamps.',
  measured,
};
