import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines, sequence } from '../input-text';
import measured from '../measured/common-senior.json';

const LARGEST = 50_000;
const MOST_DISPUTES = 20_000;

export const commonSeniorTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [employees, disputes] = reader.row([1, LARGEST], [1, MOST_DISPUTES]);
    const seniors = reader.numbers(employees, 0, employees);
    reader.check(seniors.filter((senior) => senior === 0).length === 1, 'one head');
    for (let left = disputes; left > 0; left -= 1) reader.row([1, employees], [1, employees]);
    reader.end();
    return employees;
  },
  inputs: {
    'one stands above the other, or is the other': () => '4 3\n2 3 0 3\n1 2\n1 3\n4 4',
    'random division': ({ between }) =>
      `1500 300\n${sequence(1_500, (index) => (index === 0 ? 0 : between(Math.max(1, index - 20), index)))}\n${lines(300, () => `${between(1, 1_500)} ${between(1, 1_500)}`)}`,
    'largest N, all directly under the head': ({ between }) =>
      `${LARGEST} 1000\n${sequence(LARGEST, (index) => (index === 0 ? 0 : 1))}\n${lines(1_000, () => `${between(1, LARGEST)} ${between(1, LARGEST)}`)}`,
    'largest N and Q, two long chains': ({ between }) =>
      `${LARGEST} ${MOST_DISPUTES}\n${sequence(LARGEST, (index) => Math.max(index - 1, index === 0 ? 0 : 1))}\n${lines(MOST_DISPUTES, () => `${LARGEST - between(0, 99)} ${LARGEST - between(0, 9)}`)}`,
  },
  measured,
};
