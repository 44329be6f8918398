import { number, string } from 'yup';

export interface RunnerSettings {
  /** The folder of a Piston server's calls, such as `https://host/api/v2`, without a slash at its end. */
  executeUrl: string | undefined;
  /** How many programs run at once, where the runner's own idea of it is not wanted. */
  slots: number | undefined;
}

/** Where the calls of Piston stand when only its origin is given. */
const PISTON_FOLDER = '/api/v2';

export const runnerFields = {
  EXECUTE_URL: string().test(
    'server',
    '${path} must look like http://127.0.0.1:2000/api/v2, without a name or a password',
    (url) => url === undefined || pistonFolder(url) !== undefined,
  ),
  RUN_SLOTS: number().typeError('${path} must be a number').integer().min(1).max(64),
};

interface RunnerValues {
  EXECUTE_URL?: string | undefined;
  RUN_SLOTS?: number | undefined;
}

export function runnerSettings({ EXECUTE_URL, RUN_SLOTS }: RunnerValues): RunnerSettings {
  return { executeUrl: EXECUTE_URL && pistonFolder(EXECUTE_URL), slots: RUN_SLOTS };
}

function pistonFolder(given: string): string | undefined {
  if (!URL.canParse(given)) return undefined;
  const { protocol, origin, pathname, username, password, search, hash } = new URL(given);
  const isPlain = [username, password, search, hash].every((part) => part === '');
  if (!/^https?:$/.test(protocol) || !isPlain) return undefined;
  const folder = pathname.replace(/\/+$/, '').replace(/\/execute$/, '');
  return origin + (folder || PISTON_FOLDER);
}
