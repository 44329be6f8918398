import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/page-links.json';

const LARGEST = 1e9;

export const pageLinksTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [items, size, current] = reader.row([0, LARGEST], [1, 1_000], [1, LARGEST]);
    reader.check(current <= Math.max(1, Math.ceil(items / size)), 'the current page exists');
    reader.end();
    return items;
  },
  inputs: {
    'a gap of one page': () => '60 10 4',
    'the last page is full': () => '1000 1000 1',
    'most items and pages, in the middle': () => `${LARGEST} 1 500000000`,
    'the last page is not full': () => `${LARGEST} 7 500`,
    'most items and pages, at the end': () => `${LARGEST} 1 ${LARGEST}`,
    'a random page': ({ between }) => `${LARGEST} 1000 ${between(3, 999_998)}`,
  },
  measured,
};
