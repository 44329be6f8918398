import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/first-page.json';

const LARGEST = 100_000;
const MOST_QUESTIONS = 50_000;

export const firstPageTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count, questions] = reader.row([1, LARGEST], [1, MOST_QUESTIONS]);
    const plots = reader.numbers(count, 0, 1e9);
    const ascending = plots.every((plot, index) => index === 0 || plot >= (plots[index - 1] ?? 0));
    reader.check(ascending, 'ascending order');
    reader.numbers(questions, 0, 1e9);
    reader.end();
    return count;
  },
  inputs: {
    'largest N and Q, all equal': () =>
      `${LARGEST} ${MOST_QUESTIONS}\n${sequence(LARGEST, () => 5)}\n${sequence(MOST_QUESTIONS, () => 5)}`,
    'largest N and Q, questions near the end and between entries': ({ between }) =>
      `${LARGEST} ${MOST_QUESTIONS}\n${sequence(LARGEST, (index) => Math.floor(index / 2) * 2)}\n` +
      sequence(MOST_QUESTIONS, () => between(LARGEST - 2_000, LARGEST)),
    'largest numbers': ({ between }) =>
      `1000 1000\n${sequence(1_000, (index) => 999_999_001 + index)}\n${sequence(1_000, () => between(999_998_001, 1e9))}`,
  },
  measured,
};
