import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/digit-toll.json';

const LARGEST = 100;

export const digitTollTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const number = reader.line(/0|[1-9]\d{0,99}/);
    reader.end();
    return number.length;
  },
  inputs: {
    'longer than 53 bits': () => '9007199254740993',
    'longer than 64 bits': () => '18446744073709551617',
    'largest length, different digits': () => '1234567890'.repeat(LARGEST / 10),
    'largest length, one and zeros': () => `1${'0'.repeat(LARGEST - 1)}`,
  },
  noSlowSolution: 'A number has at most 100 digits.',
  measured,
};
