import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters, lines } from '../input-text';
import measured from '../measured/torn-scroll.json';

const LARGEST = 200_000;

export const tornScrollTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, 100_000]);
    let letters = 0;
    for (let left = count; left > 0; left -= 1) letters += reader.line(/[a-z]+/).length;
    reader.check(letters <= LARGEST, 'at most 200,000 letters together');
    reader.end();
    return letters;
  },
  inputs: {
    'a beginning that fits twice': () => '2\nabaabaab\nabaabaac',
    'a photograph that lies in the middle only': () => '3\nabcdef\ncd\nefg',
    'most letters, two photographs that fit but for one letter': () =>
      `2\n${'a'.repeat(LARGEST / 2 - 1)}b\n${'a'.repeat(LARGEST / 2)}`,
    'most letters, many photographs of random length': ({ between }) => {
      const text = characters(60_000, () => 'ab'.charAt(between(0, 1)));
      return `6000\n${lines(6_000, (index) => text.slice(index * 10, index * 10 + between(11, 30)))}`;
    },
    'most photographs, two letters each': () => `100000\n${lines(100_000, () => 'ab')}`,
  },
  measured,
};
