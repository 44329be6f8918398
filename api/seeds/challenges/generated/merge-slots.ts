import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/merge-slots.json';

const LARGEST = 50_000;

export const mergeSlotsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [slots] = reader.row([1, LARGEST]);
    for (let left = slots; left > 0; left -= 1) {
      const [start, end] = reader.row([0, 1e9], [0, 1e9]);
      reader.check(start < end, 'S < E');
    }
    reader.end();
    return slots;
  },
  inputs: {
    'a short slot within a long one, and one after it': () => '3\n0 100\n10 20\n50 60',
    'random slots': ({ between }) =>
      `2000\n${lines(2_000, () => {
        const start = between(0, 999_000_000);
        return `${start} ${start + between(1, 1_000_000)}`;
      })}`,
    'largest N, all touch': () =>
      `${LARGEST}\n${lines(LARGEST, (index) => `${LARGEST - index - 1} ${LARGEST - index}`)}`,
    'largest N, all apart': () =>
      `${LARGEST}\n${lines(LARGEST, (index) => `${2 * index} ${2 * index + 1}`)}`,
  },
  measured,
};
