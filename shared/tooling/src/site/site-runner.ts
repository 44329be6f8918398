/** The code runner of a site: a program of its own, as what runs strangers' code must not hold what the API holds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NodeProgram } from '../processes/node-program';

/** As long as the name of a Unix socket can be, in bytes. */
const MAX_SOCKET_PATH_BYTES = 107;

/** All that it gets of the environment: neither secrets, nor where database and files are. */
const FORWARDED_VARIABLES = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'RUN_SLOTS'] as const;

export interface SiteRunner {
  program: NodeProgram;
  /** For `EXECUTE_URL`. */
  url: string;
  remove: () => void;
}

/** Undefined where another server runs the code. */
export function createSiteRunner(
  root: string,
  environment: Record<string, string | undefined>,
): SiteRunner | undefined {
  if (environment['EXECUTE_URL']) return undefined;
  const folder = privateFolder();
  const socket = join(folder, 'runner.sock');
  const cwd = join(root, 'runner');
  const forwarded = FORWARDED_VARIABLES.map((name) => [name, environment[name]]);
  return {
    program: {
      name: 'The code runner',
      script: join(cwd, 'dist/server.js'),
      cwd,
      env: {
        ...Object.fromEntries(forwarded),
        RUNNER_SOCKET: socket,
        LOG_LEVEL: environment['LOG_LEVEL'] ?? 'warn',
      },
    },
    url: `unix:${socket}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Nobody else may enter it, and its name leaves room for that of the socket. */
function privateFolder(): string {
  const name = 'sopaan-runner-';
  const room = `${name}XXXXXX/runner.sock`.length + 1;
  const below = Buffer.byteLength(tmpdir()) + room <= MAX_SOCKET_PATH_BYTES ? tmpdir() : '/tmp';
  return mkdtempSync(join(below, name));
}
