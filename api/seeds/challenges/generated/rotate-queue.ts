import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/rotate-queue.json';

const LARGEST = 1_000;
const BELLS = 1e12;

export const rotateQueueTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST], [0, BELLS]);
    reader.numbers(count, 0, 1e9);
    reader.end();
    return count;
  },
  inputs: {
    'as many bells as people': () => '4 4\n1 2 3 4',
    'fewer bells than people': () => '5 3\n9 8 7 6 5',
    'largest N and K': () => `${LARGEST} ${BELLS}\n${sequence(LARGEST, (index) => 1e9 - index)}`,
    'largest N, K shares no divisor with it': ({ between }) =>
      `997 999999999989\n${sequence(997, () => between(0, 1e9))}`,
  },
  measured,
};
