/** The code runner of a site: a separate program, because a process that runs user code must not have the API's secrets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NodeProgram } from '../processes/node-program';

/** The maximum length of a Unix socket path. */
const MAX_SOCKET_PATH_BYTES = 107;

/** The environment variables that it receives: no secrets, and no locations of database or files. */
const FORWARDED_VARIABLES = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'RUN_SLOTS'] as const;

export interface SiteRunner {
  program: NodeProgram;
  /** For `EXECUTE_URL`. */
  url: string;
  socketPath: string;
  remove: () => void;
}

/** Undefined if another server runs the code. */
export function createSiteRunner(
  root: string,
  environment: Record<string, string | undefined>,
): SiteRunner | undefined {
  if (environment['EXECUTE_URL']) return undefined;
  const folder = createPrivateFolder();
  const socketPath = join(folder, 'runner.sock');
  const cwd = join(root, 'runner');
  const forwarded = FORWARDED_VARIABLES.map((name) => [name, environment[name]]);
  return {
    program: {
      name: 'The code runner',
      script: join(cwd, 'dist/server.js'),
      cwd,
      env: {
        ...Object.fromEntries(forwarded),
        RUNNER_SOCKET: socketPath,
        LOG_LEVEL: environment['LOG_LEVEL'] ?? 'warn',
      },
    },
    url: `unix:${socketPath}`,
    socketPath,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Creates a folder that only this user can access, with a path short enough for the socket. */
function createPrivateFolder(): string {
  const name = 'sopaan-runner-';
  const suffixBytes = `${name}XXXXXX/runner.sock`.length + 1;
  const parent =
    Buffer.byteLength(tmpdir()) + suffixBytes <= MAX_SOCKET_PATH_BYTES ? tmpdir() : '/tmp';
  return mkdtempSync(join(parent, name));
}
