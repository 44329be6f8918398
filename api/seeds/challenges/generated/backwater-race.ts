import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/backwater-race.json';

const LARGEST = 20_000;
const LONGEST = 1e6;

/** Whether canals join two groups of villages each: N − 1 of them then make one way between any two villages. */
function joiner(villages: number): (one: number, other: number) => boolean {
  const above = Array.from({ length: villages + 1 }, (_, village) => village);
  const groupOf = (village: number): number => {
    let root = village;
    for (let next = above[root] ?? 0; next !== root; next = above[root] ?? 0) {
      above[root] = above[next] ?? 0;
      root = next;
    }
    return root;
  };
  return (one, other) => {
    const [group, otherGroup] = [groupOf(one), groupOf(other)];
    above[group] = otherGroup;
    return group !== otherGroup;
  };
}

export const backwaterRaceTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    const join = joiner(count);
    for (let left = count - 1; left > 0; left -= 1) {
      const [one, other] = reader.row([1, count], [1, count], [1, LONGEST]);
      reader.check(join(one, other), 'exactly one way between villages');
    }
    reader.end();
    return count;
  },
  inputs: {
    'one long canal against many short ones': () =>
      '8\n1 2 1\n2 3 1\n3 4 1\n4 5 1\n1 6 100\n1 7 50\n5 8 1',
    'random villages, the first one at an end': ({ between }) =>
      `1000\n${lines(999, (index) => `${index + 2} ${between(Math.max(1, index - 3), index + 1)} ${between(1, 1_000)}`)}`,
    'largest N, all canals from one village': ({ between }) =>
      `${LARGEST}\n${lines(LARGEST - 1, (index) => `1 ${index + 2} ${between(1, 9)}`)}`,
    'largest N, one chain of the longest canals, numbered at random': ({ shuffled }) => {
      const order = shuffled(Array.from({ length: LARGEST }, (_, index) => index + 1));
      return `${LARGEST}\n${lines(LARGEST - 1, (index) => `${order[index]} ${order[index + 1]} ${LONGEST}`)}`;
    },
  },
  measured,
};
