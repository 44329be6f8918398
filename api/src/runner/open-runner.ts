import { LANGUAGES } from '@sopaan/schemas/code-runs/code-run';
import { ApiError } from '../http/api-error';
import type { RunnerSettings } from '../config/runner-settings';
import { createPistonRunner } from './piston/piston-runner';
import { unavailableRuntime } from './piston/piston-runtimes';
import type { CodeRunner } from './runner';

/** Opens the code runner or Piston server that is configured, if any. */
export function openRunner({ executeUrl }: Partial<RunnerSettings> = {}): CodeRunner {
  return executeUrl === undefined ? unavailableRunner : createPistonRunner(executeUrl);
}

const unavailableRunner: CodeRunner = {
  runtimes: async () =>
    LANGUAGES.map((language) =>
      unavailableRuntime(language, 'No code runner is configured: EXECUTE_URL is empty.'),
    ),
  prepare: () => ({ run: () => Promise.reject(new ApiError('UNAVAILABLE')) }),
  close: async () => undefined,
};
