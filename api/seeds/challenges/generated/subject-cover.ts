import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/subject-cover.json';

const LARGEST = 100;
const SUBJECTS = 12;
const subjects = Array.from({ length: SUBJECTS }, (_, index) => index + 1);

export const subjectCoverTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count, known] = reader.row([1, LARGEST], [1, SUBJECTS]);
    for (let left = count; left > 0; left -= 1) {
      const [salary = 0, ...taught] = reader
        .line(/\d+(?: \d+)+/)
        .split(' ')
        .map(Number);
      reader.check(salary >= 1 && salary <= 1e5, 'a salary from 1 to 10^5');
      reader.check(new Set(taught).size === taught.length, 'different subjects');
      reader.check(
        taught.every((subject) => subject >= 1 && subject <= known),
        'known subjects',
      );
    }
    reader.end();
    return count;
  },
  inputs: {
    'the greedy choice costs more': () => '5 6\n60 1 2 3\n60 4 5 6\n50 1 2 4 5\n36 3\n36 6',
    'largest salaries, nobody knows the last subject': () =>
      `12 12\n${lines(12, (index) => `100000 ${index + 1 === SUBJECTS ? 1 : index + 1}`)}`,
    'largest N and K, one subject each, all prices equal': () =>
      `${LARGEST} ${SUBJECTS}\n${lines(LARGEST, (index) => `1000 ${(index % SUBJECTS) + 1}`)}`,
    'largest N and K, two or three subjects each': ({ between, shuffled }) =>
      `${LARGEST} ${SUBJECTS}\n${lines(
        LARGEST,
        () => `${between(900, 1_100)} ${shuffled(subjects).slice(0, between(2, 3)).join(' ')}`,
      )}`,
  },
  measured,
};
