import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/cycle-lock.json';

const LARGEST = 999;
const codes = Array.from({ length: 1_000 }, (_, code) => String(code).padStart(3, '0'));

function lock(goal: string, isOpen: (code: string) => boolean): string {
  const jammed = codes.filter((code) => !isOpen(code));
  return `${goal} ${jammed.length}\n${jammed.join(' ')}`;
}

/** Along the last ring from 0 to 8 and back, one step of the first ring after each. */
function isOnWindingWay(code: string): boolean {
  const [first = 0, middle = 0, last = 0] = [...code].map(Number);
  if (middle !== 0 || first > 8 || last > 8) return false;
  return first % 2 === 0 || last === (first % 4 === 1 ? 8 : 0);
}

export const cycleLockTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [, count = ''] = reader.fields(2, /\d{1,3}/);
    const jams = Number(count);
    if (jams > 0) reader.check(!reader.fields(jams, /\d{3}/).includes('000'), '000 does not jam');
    reader.end();
    return jams;
  },
  inputs: {
    'one long winding way': () => lock('808', isOnWindingWay),
    'the goal jams at the end of the way': () =>
      lock('808', (code) => code !== '808' && isOnWindingWay(code)),
    'random jams': ({ next }) => lock('545', (code) => code === '000' || next() < 0.6),
    'everything jams but 000': () => lock('001', (code) => code === '000'),
  },
  noSlowSolution: 'There are only 1000 combinations.',
  measured,
};
