import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/saree-border.json';

const LARGEST = 2_000;

export const sareeBorderTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const motifs = reader.line(/[a-z]+/);
    reader.check(motifs.length <= LARGEST, 'at most 2000 motifs');
    reader.end();
    return motifs.length;
  },
  inputs: {
    'an even stretch, and an odd one that is as long elsewhere': () => 'xabbaycdedczeffegfe',
    'largest length, two letters that never mirror for long': () =>
      'abc'.repeat(LARGEST / 3).padEnd(LARGEST, 'z'),
    'largest length, one letter': () => 'm'.repeat(LARGEST),
    'random letters': ({ between }) => characters(LARGEST, () => 'ab'.charAt(between(0, 1))),
  },
  measured,
};
