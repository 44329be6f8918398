import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/warmer-day.json';

const LARGEST = 100_000;

export const warmerDayTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [days] = reader.row([1, LARGEST]);
    reader.numbers(days, -50, 50);
    reader.end();
    return days;
  },
  inputs: {
    'equal days before a warmer one': () => '6\n4 4 4 5 5 6',
    'random days': ({ between }) => `2000\n${sequence(2_000, () => between(-50, 50))}`,
    'largest N, all equal': () => `${LARGEST}\n${sequence(LARGEST, () => 7)}`,
    'largest N, only the last day is warmer': () =>
      `${LARGEST}\n${sequence(LARGEST, (index) => (index === LARGEST - 1 ? 9 : 8))}`,
  },
  measured,
};
