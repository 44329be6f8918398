import { javascript } from './javascript';
import type { Sample } from './sample';

export const typescript: Sample = {
  program: `enum Kind { Sample }
const kind: Kind = Kind.Sample;
${javascript.program}`,
  broken: `const x: number = ;`,
  compileError: /Unexpected ";"/,
};
