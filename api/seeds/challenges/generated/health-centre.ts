import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/health-centre.json';

const LARGEST = 150;
const MOST_PATHS = 10_000;

export const healthCentreTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [villages, paths] = reader.row([1, LARGEST], [0, MOST_PATHS]);
    for (let left = paths; left > 0; left -= 1)
      reader.row([1, villages], [1, villages], [1, 1_000]);
    reader.end();
    return villages;
  },
  inputs: {
    'equal longest walks, different sums': () => '4 4\n1 2 10\n2 3 10\n1 4 10\n4 3 9',
    'the quickest way has many paths': () => '6 6\n1 6 1\n6 2 1\n2 5 1\n5 3 1\n3 4 1\n1 4 9',
    'random paths': ({ between }) =>
      `60 200\n${lines(200, (index) => `${(index % 59) + 2} ${between(1, (index % 59) + 1)} ${between(1, 1_000)}`)}`,
    'largest N, one village without a path': ({ between }) =>
      `${LARGEST} 400\n${lines(400, () => `${between(1, 149)} ${between(1, 149)} 5`)}`,
    'largest N and M, the quickest way through all villages is given from its end': ({ between }) =>
      `${LARGEST} ${MOST_PATHS}\n${lines(MOST_PATHS, (index) =>
        index < LARGEST - 1
          ? `${LARGEST - index} ${LARGEST - index - 1} 1`
          : `${between(1, LARGEST)} ${between(1, LARGEST)} 999`,
      )}`,
  },
  measured,
};
