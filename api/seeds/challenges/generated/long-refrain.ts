import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/long-refrain.json';

const LARGEST = 5_000;

export const longRefrainTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const song = reader.line(/[a-z]+/);
    reader.end();
    return song.length;
  },
  inputs: {
    'two refrains of one length, overlapping': () => 'sosososxpapapap',
    'every note once': () => 'abcdefghijklmnopqrstuvwxyz',
    'largest length, two notes at random': ({ between }) =>
      characters(LARGEST, () => 'ab'.charAt(between(0, 1))),
    'largest length, one note': () => 'a'.repeat(LARGEST),
    'largest length, the same half twice': ({ between }) =>
      characters(LARGEST / 2, () => 'srgmpdn'.charAt(between(0, 6))).repeat(2),
  },
  measured,
};
