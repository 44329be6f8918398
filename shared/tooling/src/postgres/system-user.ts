/** PostgreSQL does not run as root. This finds or creates the system user that it runs as instead. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

export interface SystemUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/** The user to run as, or `undefined` for the current one. The owner of an existing `pgdata` takes precedence. */
export function systemUserFor(pgdata: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(pgdata)) {
    const { uid, gid } = statSync(pgdata);
    if (uid !== 0) return { uid, gid };
  }
  return lookUpUser() ?? createUser();
}

function lookUpUser(): SystemUser | undefined {
  const uid = readId('-u');
  const gid = readId('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function readId(flag: '-u' | '-g'): number | undefined {
  const result = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
  return result.status === 0 ? Number.parseInt(result.stdout, 10) : undefined;
}

function createUser(): SystemUser {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', NAME]);
  const systemUser = lookUpUser();
  if (systemUser) return systemUser;
  throw new Error(
    `PostgreSQL does not run as root, and no system user "${NAME}" could be created. ` +
      'Start Sopaan as a regular user, or set DATABASE_URL to your own PostgreSQL server.',
  );
}

/** Whether that user can access the folder; a parent folder with mode 0700 prevents it. */
export function canAccess(folder: string, systemUser: SystemUser | undefined): boolean {
  const result = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    cwd: '/',
    stdio: 'ignore',
    ...systemUser,
  });
  return result.status === 0;
}
