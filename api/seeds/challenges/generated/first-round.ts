import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/first-round.json';

const LARGEST = 100_000;

export const firstRoundTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [players] = reader.row([2, LARGEST]);
    reader.check(players % 2 === 0, 'N is even');
    reader.numbers(players, 0, 3_000);
    reader.end();
    return players;
  },
  inputs: {
    'the largest step lies between two games': () => '4\n0 1 2999 3000',
    'random ratings': ({ between }) => `900\n${sequence(900, () => between(0, 3_000))}`,
    'largest N, all equal': () => `${LARGEST}\n${sequence(LARGEST, () => 7)}`,
    'largest N': ({ between }) => `${LARGEST}\n${sequence(LARGEST, () => between(0, 9))}`,
  },
  measured,
};
