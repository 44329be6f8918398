import { number, object, string, type InferType } from 'yup';
import type { RunEnd, RunLimits, RunOutcome } from '../runner';
import { ApiError } from '../../http/api-error';

/** One stage (compile or run) of Piston's response. Older servers send neither status nor times. */
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
type PistonStage = InferType<typeof stageSchema>;

/** The response of `/execute`. A program that did not compile has no `run`. */
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
/** A killed program that used at least this share of its memory limit counts as killed for exceeding it. */
const MEMORY_LIMIT_SHARE = 0.95;

/** Converts Piston's response to an outcome. `wallMs` is the duration measured by the caller. */
export function toOutcome(
  { run, compile }: InferType<typeof pistonRunSchema>,
  { limits, wallMs }: { limits: RunLimits; wallMs: number },
): RunOutcome {
  const compileText = compile ? combinedOutput(compile) : '';
  const compileOutput = truncate(compileText, limits);
  if (compile && (compile.code !== 0 || compile.signal !== null)) {
    const stage = { ...compile, stdout: '', stderr: compileText, output: compileText };
    return { ...stageFields(stage, { limits, wallMs }), end: 'compile', compileOutput };
  }
  if (!run)
    throw new ApiError('UNAVAILABLE', {
      cause: 'the response of the Piston server contains no run',
    });
  return {
    ...stageFields(run, { limits, wallMs }),
    end: toRunEnd(run, { limits, wallMs }),
    compileOutput,
  };
}

function toRunEnd(
  { status, signal, stdout, stderr, memory, wall_time }: PistonStage,
  { limits, wallMs }: { limits: RunLimits; wallMs: number },
): RunEnd {
  // Lengths in UTF-16 units never exceed those in bytes, so output within the limit passes.
  if (stdout.length > limits.outputBytes) return 'output';
  if (stderr.length > limits.outputBytes) return 'error-output';
  if (status === 'XX') throw new ApiError('UNAVAILABLE', { cause: 'the Piston server failed' });
  const reportedEnd = status === null ? undefined : ENDS[status];
  if (reportedEnd !== undefined && reportedEnd !== 'signal') return reportedEnd;
  if (signal === null) return 'exit';
  if (signal !== 'SIGKILL') return 'signal';
  if (memory !== null && memory >= limits.memoryBytes * MEMORY_LIMIT_SHARE) return 'memory';
  return (wall_time ?? wallMs) >= limits.wallMs ? 'time' : 'signal';
}

function stageFields(
  { stdout, stderr, output, code, signal, cpu_time, wall_time, memory }: PistonStage,
  { limits, wallMs }: { limits: RunLimits; wallMs: number },
): Omit<RunOutcome, 'end' | 'compileOutput'> {
  return {
    stdout: truncate(stdout, limits),
    stderr: truncate(stderr, limits),
    output: combinedOutput({ output, stdout, stderr }).slice(0, 2 * limits.outputBytes),
    code,
    signal,
    cpuMs: cpu_time ?? 0,
    wallMs: wall_time ?? wallMs,
    memoryBytes: memory ?? 0,
  };
}

const truncate = (text: string, { outputBytes }: RunLimits) => text.slice(0, outputBytes);

/** Some servers omit `output` or leave it empty. */
const combinedOutput = ({
  output,
  stdout,
  stderr,
}: Pick<PistonStage, 'output' | 'stdout' | 'stderr'>) => output || stdout + stderr;
