import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/cheapest-route.json';

const LARGEST = 20_000;
const MOST_LINES = 50_000;

export const cheapestRouteTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [towns, buses] = reader.row([1, LARGEST], [0, MOST_LINES]);
    for (let left = buses; left > 0; left -= 1) reader.row([1, towns], [1, towns], [1, 1e5]);
    reader.end();
    return towns;
  },
  inputs: {
    'the fare falls after a town was first reached': () => '4 4\n1 2 10\n1 3 1\n3 2 1\n2 4 1',
    'random lines': ({ between }) =>
      `300 1200\n${lines(1_200, () => `${between(1, 300)} ${between(1, 300)} ${between(1, 1e5)}`)}`,
    'largest N, no line': () => `${LARGEST} 0`,
    'largest N and M, the way leads through all towns and is given from its end': ({ between }) =>
      `${LARGEST} ${MOST_LINES}\n${lines(MOST_LINES, (index) =>
        index < LARGEST - 1
          ? `${LARGEST - index} ${LARGEST - index - 1} 1`
          : `${between(2, 99)} ${between(2, LARGEST)} 99999`,
      )}`,
  },
  measured,
};
