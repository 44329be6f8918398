import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/two-teams.json';

const LARGEST = 100_000;

export const twoTeamsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [players, pairs] = reader.row([1, LARGEST], [0, LARGEST]);
    for (let left = pairs; left > 0; left -= 1) {
      const [one, other] = reader.row([1, players], [1, players]);
      reader.check(one !== other, 'two different players');
    }
    reader.end();
    return players;
  },
  inputs: {
    'three groups that have nothing to do with each other': () => '7 4\n7 2\n6 3\n3 5\n4 1',
    'a circle of three far from player 1': () => '9 4\n1 2\n7 8\n8 9\n9 7',
    'random pairs that can be kept': ({ between }) =>
      `2000 1500\n${lines(1_500, () => `${2 * between(1, 1_000)} ${2 * between(1, 1_000) - 1}`)}`,
    'largest N, nobody has quarrelled': () => `${LARGEST} 0`,
    'largest N, one chain that is given from its end': () =>
      `${LARGEST} ${LARGEST / 2}\n${lines(LARGEST / 2, (index) => `${LARGEST / 2 - index} ${LARGEST / 2 - index + 1}`)}`,
  },
  measured,
};
