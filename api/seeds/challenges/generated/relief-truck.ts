import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/relief-truck.json';

const LARGEST = 100;
const LIMIT = 10_000;

export const reliefTruckTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [boxes] = reader.row([1, LARGEST], [1, LIMIT]);
    for (let left = boxes; left > 0; left -= 1) reader.row([1, 10_000], [1, 10_000]);
    reader.end();
    return boxes;
  },
  inputs: {
    'families for each kilogram mislead': () => '3 10\n6 13\n5 10\n5 10',
    'a box may be loaded once only': () => '2 10\n5 9\n10 10',
    'forty boxes': () =>
      `40 300\n${lines(40, (index) => `${((index * 17) % 43) + 5} ${((index * 29) % 71) + 1}`)}`,
    'largest N and W, every box too heavy but one': () =>
      `${LARGEST} 9999\n${lines(LARGEST, (index) => (index === 57 ? '9999 1' : '10000 10000'))}`,
    'largest N and W, weights and families alike': ({ between }) =>
      `${LARGEST} ${LIMIT}\n${lines(LARGEST, () => {
        const weight = between(150, 250);
        return `${weight} ${weight + between(-9, 9)}`;
      })}`,
  },
  measured,
};
