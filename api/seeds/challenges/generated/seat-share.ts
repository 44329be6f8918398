import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/seat-share.json';

const MOST_PANELS = 10_000;
const LARGEST = 100_000;

export const seatShareTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [panels, seats] = reader.row([1, MOST_PANELS], [1, LARGEST]);
    reader.numbers(panels, 1, 1e6);
    reader.end();
    return seats;
  },
  inputs: {
    'quotients that differ by less than one': () => '3 3\n10 7 1',
    'random votes': ({ between }) => `50 1000\n${sequence(50, () => between(1, 1e6))}`,
    'nearly equal quotients': () => `100 20000\n${sequence(100, (index) => 1_000_000 - index)}`,
    'largest number of panels and seats, equal votes': () =>
      `${MOST_PANELS} ${LARGEST - 1}\n${sequence(MOST_PANELS, () => 7)}`,
    'largest number of panels and seats, random votes': ({ between }) =>
      `${MOST_PANELS} ${LARGEST}\n${sequence(MOST_PANELS, () => between(1, 1e6))}`,
  },
  measured,
};
