import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters, lines } from '../input-text';
import measured from '../measured/next-plate.json';

const LARGEST = 100;

export const nextPlateTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    for (let left = count; left > 0; left -= 1) reader.line(/\d{1,100}/);
    reader.end();
    return count;
  },
  inputs: {
    'several larger digits to choose from': () => '3\n2431\n15432\n105553',
    'the first digit moves': () => `1\n1${'9'.repeat(98)}0`,
    'leading zeros': () => '3\n001\n010\n0009',
    'largest N, random plates of 100 digits': ({ between }) =>
      `${LARGEST}\n${lines(LARGEST, () => characters(100, () => String(between(0, 9))))}`,
    'largest N, everything after the first digit falls': () =>
      `${LARGEST}\n${lines(LARGEST, (index) => `4${'9'.repeat(index)}${'5'.repeat(99 - index)}`)}`,
  },
  measured,
};
