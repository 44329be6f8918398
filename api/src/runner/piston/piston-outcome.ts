import { number, object, string, type InferType } from 'yup';
import type { RunEnd, RunLimits, RunOutcome } from '../runner';
import { ApiError } from '../../plugins/api-error';

/** Older servers tell neither status nor times. */
const stageSchema = object({
  stdout: string().default(''),
  stderr: string().default(''),
  output: string(),
  code: number().nullable().default(null),
  signal: string().nullable().default(null),
  status: string().nullable().default(null),
  cpu_time: number().nullable().default(null),
  wall_time: number().nullable().default(null),
  memory: number().nullable().default(null),
});
type Stage = InferType<typeof stageSchema>;

/** What `/execute` answers. A program that did not compile was not run. */
export const pistonRunSchema = object({
  run: stageSchema.default(undefined).optional(),
  compile: stageSchema.default(undefined).optional(),
});

const ENDS: Readonly<Record<string, RunEnd>> = {
  RE: 'exit',
  SG: 'signal',
  TO: 'time',
  ML: 'memory',
  OL: 'output',
  EL: 'error-output',
};
/** How near to its limit a program that was killed must have come to have been killed for it. */
const NEAR = 0.95;

/** `wallMs` is what was seen from here. */
export function outcomeOf(
  { run, compile }: InferType<typeof pistonRunSchema>,
  { limits, wallMs }: { limits: RunLimits; wallMs: number },
): RunOutcome {
  const words = compile ? bothOf(compile) : '';
  const compileOutput = cut(words, limits);
  if (compile && (compile.code !== 0 || compile.signal !== null)) {
    const stage = { ...compile, stdout: '', stderr: words, output: words };
    return { ...toldOf(stage, { limits, wallMs }), end: 'compile', compileOutput };
  }
  if (!run) throw new ApiError('UNAVAILABLE', { cause: 'the Piston server told of no run' });
  return { ...toldOf(run, { limits, wallMs }), end: endOf(run, { limits, wallMs }), compileOutput };
}

function endOf(
  { status, signal, stdout, stderr, memory, wall_time }: Stage,
  { limits, wallMs }: { limits: RunLimits; wallMs: number },
): RunEnd {
  if (stdout.length > limits.outputBytes) return 'output';
  if (stderr.length > limits.outputBytes) return 'error-output';
  if (status === 'XX') throw new ApiError('UNAVAILABLE', { cause: 'the Piston server failed' });
  const told = status === null ? undefined : ENDS[status];
  if (told !== undefined && told !== 'signal') return told;
  if (signal === null) return 'exit';
  if (signal !== 'SIGKILL') return 'signal';
  if (memory !== null && memory >= limits.memoryBytes * NEAR) return 'memory';
  return (wall_time ?? wallMs) >= limits.wallMs ? 'time' : 'signal';
}

function toldOf(
  { stdout, stderr, output, code, signal, cpu_time, wall_time, memory }: Stage,
  { limits, wallMs }: { limits: RunLimits; wallMs: number },
): Omit<RunOutcome, 'end' | 'compileOutput'> {
  return {
    stdout: cut(stdout, limits),
    stderr: cut(stderr, limits),
    output: bothOf({ output, stdout, stderr }).slice(0, 2 * limits.outputBytes),
    code,
    signal,
    cpuMs: cpu_time ?? 0,
    wallMs: wall_time ?? wallMs,
    memoryBytes: memory ?? 0,
  };
}

const cut = (text: string, { outputBytes }: RunLimits) => text.slice(0, outputBytes);

/** Some servers leave `output` out, or empty. */
const bothOf = ({ output, stdout, stderr }: Pick<Stage, 'output' | 'stdout' | 'stderr'>) =>
  output || stdout + stderr;
