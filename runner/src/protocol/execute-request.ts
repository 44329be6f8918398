import { ValidationError } from 'yup';
import {
  executeRequestSchema,
  LIMIT_NAMES,
  requestedLimits,
  type ExecuteRequest,
  type LimitName,
  type SourceFile,
} from '@sopaan/schemas/code-runs/execute-request';
import type { RunLimits } from '../code-runner';
import { RunnerError } from '../runner-error';
import { CEILINGS, COMPILER_LIMITS } from '../sandbox/limits';

type PistonStage = 'compile' | 'run';

const LIMITS: Readonly<Record<LimitName, readonly [PistonStage, keyof RunLimits]>> = {
  compile_timeout: ['compile', 'wallMs'],
  run_timeout: ['run', 'wallMs'],
  compile_cpu_time: ['compile', 'cpuMs'],
  run_cpu_time: ['run', 'cpuMs'],
  compile_memory_limit: ['compile', 'memoryBytes'],
  run_memory_limit: ['run', 'memoryBytes'],
};
const CEILINGS_BY_STAGE = { compile: COMPILER_LIMITS, run: CEILINGS } as const;

/** Validates the body of a request to Piston; the error message is for its author. */
export function readRequest(body: unknown): ExecuteRequest {
  try {
    return executeRequestSchema.validateSync(body, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new RunnerError('INVALID', { message: error.message, cause: error });
  }
}

/** The limits that a request asks for in each stage; rejected if they exceed those of any run. */
export function stageLimits(request: ExecuteRequest) {
  const requested = requestedLimits(request);
  const limits: Record<PistonStage, Partial<RunLimits>> = { compile: {}, run: {} };
  for (const name of LIMIT_NAMES) {
    const value = requested[name];
    if (value === undefined) continue;
    const [stage, limit] = LIMITS[name];
    const ceiling = CEILINGS_BY_STAGE[stage][limit];
    if (value > ceiling) {
      const message = `${name} cannot exceed the configured limit of ${String(ceiling)}`;
      throw new RunnerError('INVALID', { message });
    }
    limits[stage][limit] = value;
  }
  return limits;
}

export function decodeFile({ content, encoding = 'utf8' }: SourceFile): Buffer {
  return Buffer.from(content, encoding);
}

/** Decodes the program as text, whatever its encoding. */
export function decodeProgram(file: SourceFile): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(decodeFile(file));
  } catch {
    throw new RunnerError('INVALID', { message: 'files[0] must be text in utf8' });
  }
}
