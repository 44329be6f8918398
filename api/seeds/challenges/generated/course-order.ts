import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/course-order.json';

const LARGEST = 20_000;
const MOST_RULES = 50_000;

export const courseOrderTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [courses, rules] = reader.row([1, LARGEST], [0, MOST_RULES]);
    for (let left = rules; left > 0; left -= 1) reader.row([1, courses], [1, courses]);
    reader.end();
    return courses;
  },
  inputs: {
    'a rule given twice, and another for the same course': () => '3 3\n2 1\n2 1\n3 1',
    'many rules given twice': ({ between }) => {
      const rules = Array.from({ length: 200 }, () => {
        const before = between(2, 60);
        return `${before} ${between(1, before - 1)}`;
      });
      return `60 400\n${[...rules, ...rules].join('\n')}`;
    },
    'largest N and M, random rules that can be kept': ({ between, shuffled }) => {
      const order = shuffled(Array.from({ length: LARGEST }, (_, index) => index + 1));
      const rules = lines(MOST_RULES, () => {
        const before = between(0, LARGEST - 2);
        return `${order[before]} ${order[between(before + 1, LARGEST - 1)]}`;
      });
      return `${LARGEST} ${MOST_RULES}\n${rules}`;
    },
    'largest N, no rule': () => `${LARGEST} 0`,
    'largest N, one chain downwards': () =>
      `${LARGEST} ${LARGEST - 1}\n${lines(LARGEST - 1, (index) => `${LARGEST - index} ${LARGEST - index - 1}`)}`,
    'largest N, one circle': () =>
      `${LARGEST} ${LARGEST}\n${lines(LARGEST, (index) => `${index + 1} ${((index + 1) % LARGEST) + 1}`)}`,
  },
  measured,
};
