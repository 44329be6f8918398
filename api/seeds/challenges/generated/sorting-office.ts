import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/sorting-office.json';

const LARGEST = 50_000;

export const sortingOfficeTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [letters, labels] = reader.row([1, LARGEST], [1, LARGEST]);
    reader.numbers(letters, 100_000, 999_999);
    reader.numbers(labels, 1, 999_999);
    reader.end();
    return letters;
  },
  inputs: {
    'a label within a code, but not in front': () => '3 3\n156001 560012 615600\n56 1 600',
    'labels of all lengths': ({ between }) =>
      `2000 2000\n${sequence(2_000, () => between(100_000, 120_000))}\n${sequence(2_000, (index) => 1 + between(0, 10 ** (index % 6)))}`,
    'the last codes of a zone': () => '4 3\n199999 200000 999999 998999\n1 9 99',
    'largest N and Q': ({ between }) =>
      `${LARGEST} ${LARGEST}\n${sequence(LARGEST, () => between(100_000, 999_999))}\n${sequence(LARGEST, () => between(1, 9))}`,
  },
  measured,
};
