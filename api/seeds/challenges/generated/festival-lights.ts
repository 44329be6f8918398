import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/festival-lights.json';

const LARGEST = 100_000;
const MOST_CALLS = 20_000;
const WORDS = ['flip', 'on', 'count', 'flip', 'off', 'count'] as const;

function wordAt(index: number): string {
  return WORDS[index % WORDS.length] ?? 'count';
}

export const festivalLightsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [lamps, calls] = reader.row([1, LARGEST], [1, MOST_CALLS]);
    let counts = 0;
    for (let left = calls; left > 0; left -= 1) {
      const [word, first, last] = reader.line(/(on|off|flip|count) [1-9]\d* [1-9]\d*/).split(' ');
      reader.check(Number(first) <= Number(last) && Number(last) <= lamps, 'A ≤ B ≤ N');
      if (word === 'count') counts += 1;
    }
    reader.check(counts > 0, 'at least one count');
    reader.end();
    return lamps;
  },
  inputs: {
    'off where lamps are dark already': () => '5 4\non 2 3\noff 3 5\ncount 1 5\ncount 3 3',
    'random calls on few lamps': ({ between }) =>
      `50 1000\n${lines(1_000, (index) => {
        const first = between(1, 50);
        return `${wordAt(index)} ${first} ${between(first, 50)}`;
      })}`,
    'single lamps': ({ between }) =>
      `1000 1000\n${lines(1_000, (index) => {
        const lamp = between(1, 10) * 100;
        return `${wordAt(index)} ${lamp} ${lamp}`;
      })}`,
    'largest N and Q, long stretches': ({ between }) =>
      `${LARGEST} ${MOST_CALLS}\n${lines(
        MOST_CALLS,
        (index) => `${wordAt(index)} ${between(1, 9_999)} ${between(LARGEST - 9_999, LARGEST)}`,
      )}`,
    'largest N, one count of the whole street': () => `${LARGEST} 1\ncount 1 ${LARGEST}`,
  },
  measured,
};
