import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/kolam-stroke.json';

const LARGEST = 10_000;
const MOST_LINES = 100_000;

function ring(dots: number, shift: number): string {
  return lines(dots, (index) => `${dots - index + shift} ${((dots - index) % dots) + 1 + shift}`);
}

export const kolamStrokeTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [dots, count] = reader.row([2, LARGEST], [1, MOST_LINES]);
    for (let left = count; left > 0; left -= 1) {
      const [a, b] = reader.row([1, dots], [1, dots]);
      reader.check(a !== b, 'two different dots');
    }
    reader.end();
    return dots;
  },
  inputs: {
    'dot 1 without a line': () => '5 3\n2 3\n3 4\n4 2',
    'two rings that share no dot': () => `40 40\n${ring(20, 0)}\n${ring(20, 20)}`,
    'largest M, all between two dots': () => `2 ${MOST_LINES}\n${lines(MOST_LINES, () => '1 2')}`,
    'largest N, one path that is given from its end': () =>
      `${LARGEST} ${LARGEST - 1}\n${lines(LARGEST - 1, (index) => `${LARGEST - index} ${LARGEST - index - 1}`)}`,
    'largest N, a star': () =>
      `${LARGEST} ${LARGEST - 1}\n${lines(LARGEST - 1, (index) => `1 ${index + 2}`)}`,
  },
  measured,
};
