import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@sopaan/tooling/release/project';
import { array, number, object, string, type InferType } from 'yup';

const measuredSchema = array(
  object({
    ms: number().required(),
    status: number().required(),
    digest: string().required(),
    errors: string().defined(),
  }),
).required();

export type MeasuredRun = InferType<typeof measuredSchema>[number];

export const LANGUAGES = [
  { name: 'javascript', command: [process.execPath], empty: 'empty.cjs' },
  { name: 'python', command: ['python3'], empty: 'empty.py' },
] as const;

/** Ends a run that takes more processor time than this; what comes after it is not run. */
const LONGEST_SECONDS = 20;

/** The runs of a program over inputs, in a process each. */
export function measure(
  command: readonly string[],
  inputs: readonly string[],
  seconds = LONGEST_SECONDS,
): MeasuredRun[] {
  const { stdout, stderr, status } = spawnSync(
    'python3',
    [join(ROOT, 'api/bench/challenges/measure.py'), String(seconds), ...command],
    { input: JSON.stringify(inputs), encoding: 'utf8', maxBuffer: 10_000_000 },
  );
  if (status !== 0) throw new Error(stderr);
  return measuredSchema.validateSync(JSON.parse(stdout));
}
