import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/late-express.json';

const LARGEST = 100_000;

export const lateExpressTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [, delay = ''] =
      /^(?:[01]\d|2[0-3]):[0-5]\d (0|-?[1-9]\d*)$/.exec(reader.line(/.*/)) ?? [];
    reader.end();
    reader.check(delay !== '' && Math.abs(Number(delay)) <= LARGEST, 'a time and D');
    return Math.abs(Number(delay));
  },
  inputs: {
    'early by exactly two days': () => '13:05 -2880',
    'early to midnight of the planned day': () => '00:45 -45',
    'early by one minute more': () => '00:45 -46',
    'late to midnight of the next day': () => '23:15 45',
    'largest D': () => `23:59 ${LARGEST}`,
    'smallest D': () => `00:00 -${LARGEST}`,
  },
  noSlowSolution: 'Even a loop over 10^5 minutes is fast enough.',
  measured,
};
