import { string } from 'yup';
import { serverAddress } from './server-address';

export interface RunnerSettings {
  /** `unix:/path/of/a/socket`, or the base URL of a server such as `https://host/api/v2`. */
  executeUrl: string | undefined;
}

export const runnerFields = {
  EXECUTE_URL: string().test(
    'server',
    '${path} must look like unix:/run/sopaan/runner.sock or http://127.0.0.1:2000/api/v2, without a name or a password',
    (url) => url === undefined || serverAddress(url) !== undefined,
  ),
};

interface RunnerValues {
  EXECUTE_URL?: string | undefined;
}

export function runnerSettings({ EXECUTE_URL }: RunnerValues): RunnerSettings {
  return { executeUrl: EXECUTE_URL && serverAddress(EXECUTE_URL) };
}
