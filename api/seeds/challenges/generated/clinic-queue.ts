import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/clinic-queue.json';

const LARGEST = 100_000;

export const clinicQueueTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [patients] = reader.row([1, LARGEST]);
    for (let left = patients; left > 0; left -= 1) reader.row([0, 1e9], [1, 10], [1, 1_000]);
    reader.end();
    return patients;
  },
  inputs: {
    'equally urgent, given in the opposite order': () => '4\n0 1 50\n9 4 1\n5 4 1\n1 4 1',
    'one arrives at the minute at which a treatment ends': () => '3\n0 1 10\n5 2 3\n10 3 1',
    'random patients': ({ between }) =>
      `2000\n${lines(2_000, () => `${between(0, 9_000)} ${between(1, 10)} ${between(1, 9)}`)}`,
    'long breaks': ({ between }) =>
      `300\n${lines(300, () => `${between(0, 1e9)} ${between(1, 10)} 1000`)}`,
    'largest N, all at the same minute': () => `${LARGEST}\n${lines(LARGEST, () => '0 5 9')}`,
  },
  measured,
};
