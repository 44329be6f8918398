/** Chooses the cluster's folder: inside the site's data directory, or elsewhere if the system user cannot access it. */
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { MEMORY_FOLDER } from './memory-folder';
import { canAccess, systemUserFor, type SystemUser } from './system-user';

export interface ClusterFolder {
  /** Contains the password, the port, the log and `pgdata`. */
  path: string;
  /** PostgreSQL's `PGDATA`. */
  pgdata: string;
  /** Whom PostgreSQL runs as, if not as the current user. */
  systemUser: SystemUser | undefined;
  /** The PostgreSQL programs, in a folder from which the system user can run them. */
  distribution: string;
}

export function chooseClusterFolder(
  requestedFolder: string,
  distribution: string,
  log: (line: string) => void,
): ClusterFolder {
  const path = choosePath(resolve(requestedFolder), log);
  const pgdata = pgdataIn(path);
  const systemUser = systemUserFor(pgdata);
  const canRun = canAccess(join(distribution, 'bin'), systemUser);
  const copiesFolder = join(dirname(fallbackClusterFolder(resolve(requestedFolder))), 'programs');
  return {
    path,
    pgdata,
    systemUser,
    distribution: canRun ? distribution : copyDistribution(distribution, copiesFolder),
  };
}

function choosePath(requestedFolder: string, log: (line: string) => void): string {
  const fallback = fallbackClusterFolder(requestedFolder);
  ensureFolder(requestedFolder);
  if (!canAccess(requestedFolder, systemUserFor(pgdataIn(requestedFolder)))) {
    log(
      `The database's system user cannot access ${requestedFolder}, so the database is kept in ${fallback} instead.`,
    );
  } else if (existsSync(fallback)) {
    // An earlier start could not access the requested folder. Switching to it now would begin with an empty database.
    log(`The database has been kept in ${fallback} since an earlier start, and stays there.`);
  } else {
    return requestedFolder;
  }
  ensureFolder(fallback);
  return fallback;
}

function pgdataIn(path: string): string {
  return join(path, 'data');
}

function ensureFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const mode = statSync(folder).mode & 0o777;
  // The system user only needs to traverse the folder; its other content stays unreadable to that user.
  if (process.getuid?.() === 0 && (mode & 0o001) === 0) chmodSync(folder, mode | 0o011);
}

/** Where the database is kept when its system user cannot access that folder. */
export function fallbackClusterFolder(folder: string): string {
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const isTemporary =
    [tmpdir(), MEMORY_FOLDER].some((parent) => folder.startsWith(`${parent}/`)) ||
    !existsSync('/var/lib');
  const parent = isTemporary ? tmpdir() : '/var/lib';
  return join(parent, 'sopaan', `${basename(folder)}-${key}`);
}

function copyDistribution(distribution: string, copiesFolder: string): string {
  const key = createHash('sha256').update(distribution).digest('hex').slice(0, 12);
  const copy = join(copiesFolder, key);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.part`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(distribution, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, copy);
  return copy;
}
