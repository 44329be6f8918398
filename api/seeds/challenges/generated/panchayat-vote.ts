import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/panchayat-vote.json';

const LARGEST = 100_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A name of four letters for each number below 26^4. */
function nameOf(number: number): string {
  return characters(4, (position) => LETTERS.charAt(Math.floor(number / 26 ** position) % 26));
}

function votes(count: number, nameAt: (index: number) => string): string {
  return `${count}\n${Array.from({ length: count }, (_, index) => nameAt(index)).join(' ')}`;
}

export const panchayatVoteTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    reader.fields(count, /[a-z]{1,12}/);
    reader.end();
    return count;
  },
  inputs: {
    'exactly half': () => votes(200, (index) => (index % 2 === 0 ? 'usha' : nameOf(index))),
    'one more than half': () => votes(201, (index) => (index % 2 === 0 ? 'usha' : nameOf(index))),
    'three have equally many': () => votes(99, (index) => ['ravi', 'om', 'asha'][index % 3] ?? ''),
    'largest N, everybody has one vote': ({ shuffled }) => {
      const order = shuffled(Array.from({ length: LARGEST }, (_, index) => index));
      return votes(LARGEST, (index) => nameOf(order[index] ?? 0));
    },
  },
  measured,
};
