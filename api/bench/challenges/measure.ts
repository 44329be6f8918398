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

/** A run that takes more CPU time is killed, and the remaining inputs are skipped. */
const MAX_SECONDS = 20;

/** Runs a program on each input, in a separate process. */
export function measure(
  command: readonly string[],
  inputs: readonly string[],
  seconds = MAX_SECONDS,
): MeasuredRun[] {
  const { stdout, stderr, status } = spawnSync(
    'python3',
    [join(ROOT, 'api/bench/challenges/measure.py'), String(seconds), ...command],
    { input: JSON.stringify(inputs), encoding: 'utf8', maxBuffer: 10_000_000 },
  );
  if (status !== 0) throw new Error(stderr);
  return measuredSchema.validateSync(JSON.parse(stdout));
}
