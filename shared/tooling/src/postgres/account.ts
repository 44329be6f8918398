/** PostgreSQL refuses to run as root. This finds the system user that it runs as instead. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

export interface Account {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/** The user to run as, or `undefined` for the present one. An existing data folder decides by its owner. */
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
  const answer = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : undefined;
}

function create(): Account {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', NAME]);
  const account = lookUp();
  if (account) return account;
  throw new Error(
    `PostgreSQL does not run as root, and no system user "${NAME}" could be made. ` +
      'Start Sopaan as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

/** Whether that user may enter the folder; a parent of mode 0700 keeps it out. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  const answer = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    cwd: '/',
    stdio: 'ignore',
    ...account,
  });
  return answer.status === 0;
}
