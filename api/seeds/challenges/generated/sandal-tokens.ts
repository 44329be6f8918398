import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/sandal-tokens.json';

const LARGEST = 100_000;
const MOST = 2 ** 30 - 1;

export const sandalTokensTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [entries] = reader.row([2, LARGEST]);
    const counts = new Map<number, number>();
    for (const token of reader.numbers(entries, 0, MOST))
      counts.set(token, (counts.get(token) ?? 0) + 1);
    reader.end();
    const single = [...counts.values()].filter((count) => count === 1).length;
    reader.check(single === 2 && counts.size * 2 - 2 === entries, 'two numbers once, others twice');
    return entries;
  },
  inputs: {
    'the larger one comes first': () => '4\n9 5 2 5',
    'they differ in the highest bit only': () => `4\n7 ${MOST} 7 ${2 ** 29 - 1}`,
    'random numbers': ({ between, shuffled }) => {
      const pairs = Array.from(
        { length: 999 },
        (_, index) => index * 1_000_000 + between(1, 999_999),
      );
      return `2000\n${shuffled([...pairs, ...pairs, 0, MOST]).join(' ')}`;
    },
    'largest N': () =>
      `${LARGEST}\n${sequence(LARGEST - 2, (index) => index >> 1)} ${LARGEST} ${MOST}`,
  },
  measured,
};
