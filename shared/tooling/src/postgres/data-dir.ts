/** Chooses the cluster's folder: inside the site's data directory, or elsewhere if the system user may not enter it. */
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { canEnter, serverAccount, type Account } from './account';

export interface DataDir {
  /** Contains the password, the port, the log and `data/`. */
  folder: string;
  pgdata: string;
  account: Account | undefined;
  /** The PostgreSQL programs, in a folder from which the account may run them. */
  distribution: string;
}

export function chooseDataDir(
  wanted: string,
  distribution: string,
  log: (line: string) => void,
): DataDir {
  const folder = resolve(wanted);
  ensureFolder(folder);
  const account = serverAccount(join(folder, 'data'));
  if (canEnter(folder, account) && canEnter(join(distribution, 'bin'), account)) {
    return { folder, pgdata: join(folder, 'data'), account, distribution };
  }
  const other = fallbackDataDir(folder);
  log(
    `The database's system user may not enter ${folder} or the programs of the project, ` +
      `so the database is kept in ${other} instead.`,
  );
  ensureFolder(other);
  return {
    folder: other,
    pgdata: join(other, 'data'),
    account: serverAccount(join(other, 'data')),
    distribution: copyDistribution(distribution, join(dirname(other), 'programs')),
  };
}

function ensureFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const mode = statSync(folder).mode & 0o777;
  // The system user only needs to traverse the folder; its other content stays unreadable to that user.
  if (process.getuid?.() === 0 && (mode & 0o001) === 0) chmodSync(folder, mode | 0o011);
}

/** Where the database is kept when its system user may not enter that folder. */
export function fallbackDataDir(folder: string): string {
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const isTemporary = folder.startsWith(`${tmpdir()}/`) || !existsSync('/var/lib');
  const parent = isTemporary ? tmpdir() : '/var/lib';
  return join(parent, 'sopaan', `${basename(folder)}-${key}`);
}

function copyDistribution(distribution: string, parent: string): string {
  const key = createHash('sha256').update(distribution).digest('hex').slice(0, 12);
  const copy = join(parent, key);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.part`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(distribution, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, copy);
  return copy;
}
