import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/roll-call.json';

const LARGEST = 100_000;

export const rollCallTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [students, calls] = reader.row([1, LARGEST], [1, LARGEST]);
    reader.numbers(calls, 1, students);
    reader.end();
    return students;
  },
  inputs: {
    'heard again in falling order': () => '5 6\n5 4 3 3 4 5',
    'random calls': ({ between }) => `2000 2000\n${sequence(2_000, () => between(1, 2_000))}`,
    'largest N, one call': () => `${LARGEST} 1\n${LARGEST}`,
    'largest N and M, one number all the time': () =>
      `${LARGEST} ${LARGEST}\n${sequence(LARGEST, () => 7)}`,
  },
  measured,
};
