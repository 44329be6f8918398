import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/bus-meeting.json';

const LARGEST = 1_000_000_000;

export const busMeetingTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [a, b] = reader.row([1, LARGEST], [1, LARGEST]);
    reader.end();
    return Math.max(a, b);
  },
  inputs: {
    'a meeting that needs 64 bits': () => '999999937 999999929',
    'largest A, and nearly as large': () => '1000000000 999999999',
    'largest A and B': () => '1000000000 1000000000',
  },
  measured,
};
