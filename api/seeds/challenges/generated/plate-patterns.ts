import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters, lines } from '../input-text';
import measured from '../measured/plate-patterns.json';

const LARGEST = 100;
const LENGTH = 200;

export const platePatternsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    reader.line(/[A-Z\d?*]{1,200}/);
    const [count] = reader.row([1, LARGEST]);
    for (let left = count; left > 0; left -= 1) reader.line(/[A-Z\d]{1,200}/);
    reader.end();
    return count;
  },
  inputs: {
    'a star has to give characters back': () => '*AB*AB\n3\nABAB\nABABAB\nAABABB',
    'sixty stars': () =>
      `${'A*'.repeat(60)}B\n3\n${'A'.repeat(LENGTH)}\n${'A'.repeat(LENGTH - 1)}B\n${'A'.repeat(59)}B`,
    'question marks after a star': () => 'K*??\n3\nK12\nK1\nK',
    'largest N and lengths, stars between equal letters, the last one differs': () =>
      `${'A*'.repeat(LENGTH / 2 - 1)}AB\n${LARGEST}\n${lines(LARGEST, () => 'A'.repeat(LENGTH))}`,
    'largest N and lengths, random': ({ between }) => {
      const plate = () => characters(LENGTH, () => 'AB0'.charAt(between(0, 2)));
      return `${characters(40, () => 'AB0??***'.charAt(between(0, 7)))}*\n${LARGEST}\n${lines(LARGEST, plate)}`;
    },
  },
  measured,
};
