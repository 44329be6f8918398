import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/platform-clerk.json';

const LARGEST = 100_000;

export const platformClerkTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [trains] = reader.row([1, LARGEST], [1, LARGEST]);
    let before = 0;
    for (let left = trains; left > 0; left -= 1) {
      const [arrival] = reader.row([0, 1e6], [1, 1_000]);
      reader.check(arrival >= before, 'arrivals never go down');
      before = arrival;
    }
    reader.end();
    return trains;
  },
  inputs: {
    'the smallest free platform, not the one that is free first': () => '4 3\n0 9\n0 2\n0 5\n10 1',
    'random trains': ({ between }) =>
      `2000 20\n${lines(2_000, (index) => `${index * 3 + between(0, 2)} ${between(1, 120)}`)}`,
    'one platform for all': () => `1000 1\n${lines(1_000, () => '0 1000')}`,
    'largest N and P, all at once': () => `${LARGEST} ${LARGEST}\n${lines(LARGEST, () => '0 9')}`,
  },
  measured,
};
