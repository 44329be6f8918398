import { LANGUAGES } from '@sopaan/schemas/code-run';
import { ApiError } from '../plugins/api-error';
import type { RunnerSettings } from '../plugins/settings-runner';
import { createPistonRunner } from './piston/piston-runner';
import { missing } from './piston/piston-runtimes';
import type { CodeRunner } from './runner';

/** What runs programs: the code runner or Piston server that is set, or nothing. */
export function openRunner({ executeUrl }: Partial<RunnerSettings> = {}): CodeRunner {
  return executeUrl === undefined ? noRunner : createPistonRunner(executeUrl);
}

const noRunner: CodeRunner = {
  runtimes: async () =>
    LANGUAGES.map((language) => missing(language, 'No code runner is set: EXECUTE_URL is empty.')),
  prepare: () => ({ run: () => Promise.reject(new ApiError('UNAVAILABLE')) }),
  close: async () => undefined,
};
