import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnBound } from '../processes/bound-child';
import { readOwnFile, writeOwnFile } from './own-file';
import type { Place } from './place';

export const USER = 'sopaan';

/** Makes the cluster when there is none. Answers its password. */
export async function ensureCluster(place: Place, fast: boolean): Promise<string> {
  const file = join(place.folder, 'password');
  const known = readOwnFile(file);
  if (existsSync(join(place.data, 'PG_VERSION'))) {
    if (known) return known;
    throw new Error(`${file} is missing, and without it the database cannot be opened.`);
  }
  const password = randomBytes(24).toString('hex');
  writeOwnFile(file, password);
  await initialise(place, password, fast);
  return password;
}

/** Works beside the final folder, so that an interrupted first start leaves no half of a cluster. */
async function initialise(place: Place, password: string, fast: boolean): Promise<void> {
  const partial = `${place.data}.part`;
  const passwordFile = join(place.folder, 'password.part');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  writeOwnFile(passwordFile, password);
  if (place.account) {
    chownSync(partial, place.account.uid, place.account.gid);
    chownSync(passwordFile, place.account.uid, place.account.gid);
  }
  try {
    await run(place, [
      `--pgdata=${partial}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // One order of letters on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(fast ? ['--no-sync'] : []),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(partial, place.data);
}

function run(place: Place, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnBound(join(place.distribution, 'bin', 'initdb'), args, {
      cwd: '/',
      output: ['ignore', 'pipe'],
      ...place.account,
    });
    let words = '';
    child.stderr?.on('data', (chunk) => (words += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The database could not be made in ${place.data}:\n${words.trim()}`));
    });
  });
}
