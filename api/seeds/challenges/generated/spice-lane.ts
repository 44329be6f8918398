import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/spice-lane.json';

const LARGEST = 100_000;
const LONGEST_LIST = 50_000;

function names(count: number, nameAt: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => nameAt(index)).join(' ');
}

export const spiceLaneTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const pattern = /[a-z]{1,12}( [a-z]{1,12})*/;
    const stalls = reader.line(pattern).split(' ');
    const list = reader.line(pattern).split(' ');
    reader.end();
    reader.check(list.length <= LONGEST_LIST, 'length of the list');
    return stalls.length;
  },
  inputs: {
    'two stretches of one length': () => 'rai til hing til rai\nrai til',
    'random stalls': ({ between }) =>
      `${names(3_000, () => 'abcdefghij'.charAt(between(0, 9)))}\n${names(40, () => 'aabcd'.charAt(between(0, 4)))}`,
    'the last spice is missing': () =>
      `${names(2_000, () => 'til')}\n${names(500, () => 'til')} rai`,
    'largest lane and list, one spice': () =>
      `${names(LARGEST, () => 'a')}\n${names(LONGEST_LIST, () => 'a')}`,
    'largest lane, the two spices at its ends': () =>
      `${names(LARGEST, (index) => (index === 0 ? 'b' : index === LARGEST - 1 ? 'c' : 'a'))}\nc b`,
  },
  measured,
};
