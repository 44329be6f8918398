import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/lowest-bridge.json';

const LARGEST = 10_000;
const ROADS = 20_000;
const QUESTIONS = 10_000;

export const lowestBridgeTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [towns, roads, questions] = reader.row([2, LARGEST], [0, ROADS], [1, QUESTIONS]);
    for (let left = roads; left > 0; left -= 1) reader.row([1, towns], [1, towns], [1, 1_000]);
    for (let left = questions; left > 0; left -= 1) {
      const [from, to] = reader.row([1, towns], [1, towns]);
      reader.check(from !== to, 'two different towns');
    }
    reader.end();
    return towns;
  },
  inputs: {
    'the longer way lets more pass': () => '3 3 1\n1 3 5\n1 2 9\n2 3 8\n1 3',
    'largest N and Q, one long road': () =>
      `${LARGEST} ${LARGEST - 1} ${QUESTIONS}\n${lines(
        LARGEST - 1,
        (i) => `${i + 1} ${i + 2} ${1_000 - (i % 1_000)}`,
      )}\n${lines(QUESTIONS, (i) => `${(i % 5_000) + 1} ${LARGEST - (i % 4_999)}`)}`,
    'most roads, random': ({ between }) =>
      `6000 ${ROADS} 3000\n${lines(ROADS, () => {
        const from = between(1, 5_999);
        return `${from} ${between(from + 1, 6_000)} ${between(1, 1_000)}`;
      })}\n${lines(3_000, () => `${between(1, 3_000)} ${between(3_001, 6_000)}`)}`,
  },
  measured,
};
