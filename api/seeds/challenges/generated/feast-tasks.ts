import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines, sequence } from '../input-text';
import measured from '../measured/feast-tasks.json';

const LARGEST = 10_000;
const MOST_RULES = 50_000;
const LAYERS = 40;

export const feastTasksTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [tasks, rules] = reader.row([1, LARGEST], [0, MOST_RULES]);
    reader.numbers(tasks, 1, 1_000);
    for (let left = rules; left > 0; left -= 1) reader.row([1, tasks], [1, tasks]);
    reader.end();
    return tasks;
  },
  inputs: {
    'layers of three tasks, each after all of the layer before': () => {
      const rules = lines((LAYERS - 1) * 9, (index) => {
        const layer = Math.floor(index / 9) * 3;
        return `${layer + 1 + (index % 3)} ${layer + 4 + (Math.floor(index / 3) % 3)}`;
      });
      return `${LAYERS * 3} ${(LAYERS - 1) * 9}\n${sequence(LAYERS * 3, (index) => 5 + (index % 3 === 1 ? 1 : 0))}\n${rules}`;
    },
    'two urgent chains of different lengths': () => '5 3\n10 5 5 19 1\n1 2\n2 3\n5 4',
    'largest N, one chain backwards': () =>
      `${LARGEST} ${LARGEST - 1}\n${sequence(LARGEST, () => 1_000)}\n${lines(LARGEST - 1, (index) => `${index + 2} ${index + 1}`)}`,
    'largest N, a circle at the end': () =>
      `${LARGEST} 2\n${sequence(LARGEST, () => 1)}\n${LARGEST} ${LARGEST - 1}\n${LARGEST - 1} ${LARGEST}`,
    'largest N and M': ({ between }) =>
      `${LARGEST} ${MOST_RULES}\n${sequence(LARGEST, () => between(1, 9))}\n${lines(
        MOST_RULES,
        () => {
          const first = between(1, LARGEST - 1);
          return `${first} ${between(first + 1, Math.min(LARGEST, first + 100))}`;
        },
      )}`,
  },
  measured,
};
