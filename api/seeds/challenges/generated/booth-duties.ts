import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/booth-duties.json';

const SIDE = 200;

function booth(duties: number, trainedFor: readonly (readonly number[])[]): string {
  const lists = trainedFor.map((known) => [known.length, ...known].join(' '));
  return `${lists.length} ${duties}\n${lists.join('\n')}`;
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

export const boothDutiesTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [helpers, duties] = reader.row([1, SIDE], [1, SIDE]);
    for (let left = helpers; left > 0; left -= 1) {
      const [count = 0, ...known] = reader
        .line(/(0|[1-9]\d*)( [1-9]\d*)*/)
        .split(' ')
        .map(Number);
      reader.check(known.length === count, 'as many duties as the count says');
      reader.check(new Set(known).size === count, 'different duties');
      reader.check(
        known.every((duty) => duty <= duties),
        'duties up to D',
      );
    }
    reader.end();
    return helpers * duties;
  },
  inputs: {
    'a filled duty whose helper can change over twice': () => booth(4, [[1, 2], [2, 3], [4]]),
    'random lists of up to three duties': ({ between, shuffled }) =>
      booth(
        60,
        Array.from({ length: 50 }, () => shuffled(upTo(60)).slice(0, between(0, 3))),
      ),
    'largest N and D, nobody is trained': () => `${SIDE} ${SIDE}\n${lines(SIDE, () => '0')}`,
    'largest N and D, the last helper makes all others change over': () =>
      booth(SIDE, [...upTo(SIDE - 1).map((duty) => [duty, duty + 1]), [1]]),
    'largest N and D, everybody is trained for the same duties': ({ shuffled }) =>
      booth(
        SIDE,
        upTo(SIDE).map(() => shuffled(upTo(133))),
      ),
    'largest N and D, everybody is trained for everything': () =>
      booth(
        SIDE,
        upTo(SIDE).map(() => upTo(SIDE)),
      ),
  },
  measured,
};
