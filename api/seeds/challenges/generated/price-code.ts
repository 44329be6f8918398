import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters, lines } from '../input-text';
import measured from '../measured/price-code.json';

const LARGEST = 500;

export const priceCodeTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const code = reader.line(/[A-WYZ]{10}/);
    reader.check(new Set(code).size === 10, 'ten different letters');
    const [tags] = reader.row([1, LARGEST]);
    const tag = new RegExp(`[${code.slice(0, 9)}][${code}X]{0,5}`);
    for (let left = tags; left > 0; left -= 1) reader.line(tag);
    reader.end();
    return tags;
  },
  inputs: {
    'an X after an X': () => 'MUSTARDOIL\n3\nMXXL\nUXX\nSLXXXX',
    'each digit alone': () => `JAIPURTOWN\n9\n${[...'JAIPURTOW'].join('\n')}`,
    'largest N, largest prices': () => `ABCDEFGHIJ\n${LARGEST}\n${lines(LARGEST, () => 'IXXXXX')}`,
    'largest N, random tags': ({ between }) =>
      `BLACKHORSE\n${LARGEST}\n${lines(
        LARGEST,
        () =>
          'BLACKHORS'.charAt(between(0, 8)) +
          characters(between(0, 5), () => 'BLACKHORSEX'.charAt(between(0, 10))),
      )}`,
  },
  noSlowSolution: 'There are at most 500 tags of six letters.',
  measured,
};
