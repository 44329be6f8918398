import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/password-report.json';

const LARGEST = 100;

export const passwordReportTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const password = reader.line(/[!-~]{1,100}/);
    reader.end();
    return password.length;
  },
  inputs: {
    'one character too short': () => 'Abcde12',
    'just long enough': () => 'Abcdef12',
    'a character often, but not in a row': () => 'Banana-Salaam7',
    'only symbols': () => '!@#$%^&*()',
    'three in a row at the end': () => 'Monsoon-2027!!!',
    'largest length': () => 'aA1-'.repeat(LARGEST / 4),
    'largest length, one character': () => '~'.repeat(LARGEST),
  },
  noSlowSolution: 'A password has at most 100 characters.',
  measured,
};
