import { javascript } from './javascript.fixture';
import type { Sample } from './sample.fixture';

export const typescript: Sample = {
  program: `enum Kind { Sample }
const kind: Kind = Kind.Sample;
${javascript.program}`,
  broken: `const x: number = ;`,
  compileError: /Unexpected ";"/,
};
