import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/roman-clock.json';

const LARGEST = 3_999;

export const romanClockTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [year] = reader.row([1, LARGEST]);
    reader.end();
    return year;
  },
  inputs: {
    'the last year that can be written': () => String(LARGEST),
    'every rank has a nine': () => '2999',
    'every rank has a four': () => '1444',
    'only one rank': () => '3000',
    'a random year': ({ between }) => String(between(1_000, 3_000)),
  },
  noSlowSolution: 'There are 3999 years: any way to write one is fast.',
  measured,
};
