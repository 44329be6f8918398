import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/anagram-groups.json';

const LARGEST = 50_000;

function list(count: number, word: (index: number) => string): string {
  return `${count}\n${Array.from({ length: count }, (_, index) => word(index)).join(' ')}`;
}

export const anagramGroupsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    reader.fields(count, /[a-z]{1,20}/);
    reader.end();
    return count;
  },
  inputs: {
    'the same letters, but not as often': () => '4\naabb aaab abbb bbaa',
    'longest words': ({ shuffled }) =>
      list(500, () => shuffled([...'abcdefghijklmnopqrst']).join('')),
    'largest N, one family': () => list(LARGEST, (index) => (index % 2 === 0 ? 'no' : 'on')),
    'largest N, nearly all apart': ({ between }) =>
      list(LARGEST, () => characters(8, () => 'abcdefghijklmnopqrstuvwxyz'.charAt(between(0, 25)))),
  },
  measured,
};
