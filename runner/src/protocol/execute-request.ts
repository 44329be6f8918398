import { ValidationError } from 'yup';
import {
  executeRequestSchema,
  LIMIT_NAMES,
  requestedLimits,
  type ExecuteRequest,
  type LimitName,
  type SourceFile,
} from '@sopaan/schemas/execute-request';
import type { RunLimits } from '../code-runner';
import { RunnerError } from '../runner-error';
import { CEILINGS, COMPILER_LIMITS } from '../sandbox/limits';

const LIMITS: Readonly<Record<LimitName, readonly [stage: 'compile' | 'run', keyof RunLimits]>> = {
  compile_timeout: ['compile', 'wallMs'],
  run_timeout: ['run', 'wallMs'],
  compile_cpu_time: ['compile', 'cpuMs'],
  run_cpu_time: ['run', 'cpuMs'],
  compile_memory_limit: ['compile', 'memoryBytes'],
  run_memory_limit: ['run', 'memoryBytes'],
};
const CEILING_OF = { compile: COMPILER_LIMITS, run: CEILINGS } as const;

/** A body as a request of Piston's; refused with words for whoever wrote it. */
export function readRequest(body: unknown): ExecuteRequest {
  try {
    return executeRequestSchema.validateSync(body, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new RunnerError('INVALID', { message: error.message, cause: error });
  }
}

/** What it asks for of each stage; refused where that is more than any run gets. */
export function limitsOf(request: ExecuteRequest) {
  const asked = requestedLimits(request);
  const limits: Record<'compile' | 'run', Partial<RunLimits>> = { compile: {}, run: {} };
  for (const name of LIMIT_NAMES) {
    const value = asked[name];
    if (value === undefined) continue;
    const [stage, limit] = LIMITS[name];
    const most = CEILING_OF[stage][limit];
    if (value > most) {
      const message = `${name} cannot exceed the configured limit of ${String(most)}`;
      throw new RunnerError('INVALID', { message });
    }
    limits[stage][limit] = value;
  }
  return limits;
}

export function bytesOf({ content, encoding = 'utf8' }: SourceFile): Buffer {
  return Buffer.from(content, encoding);
}

/** The program is read as text, whatever it was sent as. */
export function sourceOf(file: SourceFile): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(file));
  } catch {
    throw new RunnerError('INVALID', { message: 'files[0] must be text in utf8' });
  }
}
