import { resolveRuntime } from '@sopaan/schemas/code-runs/resolve-runtime';
import { ApiError } from '../../http/api-error';
import type { CodeRunner, RuntimeState } from '../../runner/runner';

/** Finds the runtime of a language by name or alias; throws an error with Piston's message if there is none. */
export async function requireRuntime(
  runner: CodeRunner,
  requested: { language: string; version: string },
): Promise<RuntimeState> {
  const states = await runner.runtimes();
  // Without a sandbox no language is available, so the error does not name one.
  if (states.every(({ available }) => !available)) throw new ApiError('UNAVAILABLE');
  const result = resolveRuntime(states, requested);
  if (!('field' in result)) return result;
  const { field, message } = result;
  throw new ApiError('VALIDATION_FAILED', { message, fields: { [field]: message } });
}
