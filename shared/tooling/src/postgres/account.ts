/** PostgreSQL refuses to run as root. This finds or creates the system user that it runs as instead. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

export interface Account {
  uid: number;
  gid: number;
}

const SYSTEM_USER = 'postgres';

/** The user to run as, or `undefined` for the current one. The owner of an existing data directory takes precedence. */
export function serverAccount(dataFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  return lookUp() ?? create();
}

function lookUp(): Account | undefined {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function idOf(flag: '-u' | '-g'): number | undefined {
  const result = spawnSync('id', [flag, SYSTEM_USER], { encoding: 'utf8' });
  return result.status === 0 ? Number.parseInt(result.stdout, 10) : undefined;
}

function create(): Account {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER]);
  const account = lookUp();
  if (account) return account;
  throw new Error(
    `PostgreSQL does not run as root, and no system user "${SYSTEM_USER}" could be created. ` +
      'Start Sopaan as a regular user, or set DATABASE_URL to your own PostgreSQL server.',
  );
}

/** Whether that user may enter the folder; a parent folder with mode 0700 prevents it. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  const result = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    cwd: '/',
    stdio: 'ignore',
    ...account,
  });
  return result.status === 0;
}
