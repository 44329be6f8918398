import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { RunnerSettings } from '../plugins/settings-runner';
import type { CodeRunner } from './code-runner';
import { inLine } from './line/in-line';
import { createPistonRunner } from './piston/piston-runner';
import { createSandboxRunner } from './sandbox/sandbox-runner';

/** What runs programs: the sandbox of this machine, or the Piston server that is set; with a line before it. */
export function openRunner(
  { executeUrl, slots }: Partial<RunnerSettings> = {},
  log?: Pick<FastifyBaseLogger, 'warn'>,
): CodeRunner {
  if (executeUrl !== undefined) {
    return inLine(createPistonRunner(executeUrl), { slots: slots ?? availableParallelism() });
  }
  const sandbox = createSandboxRunner({ ...(log && { log }) });
  return inLine(sandbox, { slots: slots ?? sandbox.slots });
}
