import { ApiError } from '../../plugins/api-error';
import type { CodeRunner, RuntimeState } from '../../runner/code-runner';

/** Whatever else is not repeated: it would stand in an answer as somebody wrote it. */
const NAME = /^[\w.+#-]{1,40}$/;

/** The runtime of a language, by its name or another name of it. Refuses in Piston's words what is not there. */
export async function runtimeNamed(runner: CodeRunner, wanted: string): Promise<RuntimeState> {
  const name = wanted.toLowerCase();
  const states = await runner.runtimes();
  // Without a sandbox there is nothing that another language would help.
  if (states.every(({ available }) => !available)) throw new ApiError('UNAVAILABLE');
  const state =
    states.find(({ language }) => language === name) ??
    states.find(({ aliases }) => aliases.includes(name));
  if (!state) throw refusal(`${NAME.test(wanted) ? wanted : 'that'} runtime is unknown`);
  if (!state.available) throw refusal(`${state.language} is not installed on this server`);
  return state;
}

const refusal = (message: string) =>
  new ApiError('VALIDATION_FAILED', { message, fields: { language: message } });
