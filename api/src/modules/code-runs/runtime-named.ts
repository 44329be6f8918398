import { resolveRuntime } from '@sopaan/schemas/resolve-runtime';
import { ApiError } from '../../plugins/api-error';
import type { CodeRunner, RuntimeState } from '../../runner/runner';

/** The runtime of a language, by its name or another name of it. Refuses in Piston's words what is not there. */
export async function runtimeNamed(
  runner: CodeRunner,
  wanted: { language: string; version: string },
): Promise<RuntimeState> {
  const states = await runner.runtimes();
  // Without a sandbox there is nothing that another language would help.
  if (states.every(({ available }) => !available)) throw new ApiError('UNAVAILABLE');
  const chosen = resolveRuntime(states, wanted);
  if (!('field' in chosen)) return chosen;
  const { field, message } = chosen;
  throw new ApiError('VALIDATION_FAILED', { message, fields: { [field]: message } });
}
