import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines, sequence } from '../input-text';
import measured from '../measured/district-rain.json';

const SIDE = 300;
const MOST_QUESTIONS = 20_000;
const MOST_RAIN = 1_000;

export const districtRainTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns, questions] = reader.row(
      [1, SIDE],
      [1, SIDE],
      [1, MOST_QUESTIONS],
      [0, MOST_RAIN],
    );
    for (let left = rows; left > 0; left -= 1) reader.numbers(columns, 0, MOST_RAIN);
    for (let left = questions; left > 0; left -= 1) {
      const [top, start, bottom, end] = reader.row(
        [1, rows],
        [1, columns],
        [1, rows],
        [1, columns],
      );
      reader.check(top <= bottom && start <= end, 'the top left corner comes first');
    }
    reader.end();
    return rows * columns;
  },
  inputs: {
    'every rectangle of a small map': () => {
      const corners = [1, 2, 3, 4].flatMap((low) =>
        [1, 2, 3, 4].filter((high) => high >= low).map((high) => ({ low, high })),
      );
      const questions = corners.flatMap((row) =>
        corners.map((column) => `${row.low} ${column.low} ${row.high} ${column.high}`),
      );
      const map = lines(4, (row) => sequence(4, (column) => (row * 7 + column * 5) % 9));
      return `4 4 ${questions.length} 4\n${map}\n${questions.join('\n')}`;
    },
    'most rain, always the whole map, which is just wet': () =>
      `30 ${SIDE} 10 ${MOST_RAIN}\n${lines(30, () => sequence(SIDE, () => MOST_RAIN))}\n` +
      lines(10, () => `1 1 30 ${SIDE}`),
    'a single column': ({ between }) =>
      `${SIDE} 1 100 5\n${lines(SIDE, () => String(between(0, 9)))}\n` +
      lines(100, (index) => `${index + 1} 1 ${SIDE - index} 1`),
    'largest map, most questions, each on a large rectangle': ({ between }) =>
      `${SIDE} ${SIDE} ${MOST_QUESTIONS} 4\n${lines(SIDE, () => sequence(SIDE, () => between(0, 8)))}\n` +
      lines(
        MOST_QUESTIONS,
        () =>
          `${between(1, 50)} ${between(1, 50)} ${between(SIDE - 50, SIDE)} ${between(SIDE - 50, SIDE)}`,
      ),
  },
  measured,
};
