import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnBound } from '../processes/bound-child';
import { readPrivateFile, writePrivateFile } from './private-file';
import type { DataDir } from './data-dir';

export const USER = 'sopaan';

/** Creates the cluster if it does not exist, and returns its password. */
export async function ensureCluster(dataDir: DataDir, fast: boolean): Promise<string> {
  const file = join(dataDir.folder, 'password');
  const existingPassword = readPrivateFile(file);
  if (existsSync(join(dataDir.pgdata, 'PG_VERSION'))) {
    if (existingPassword) return existingPassword;
    throw new Error(`${file} is missing, and without it the database cannot be opened.`);
  }
  const password = randomBytes(24).toString('hex');
  writePrivateFile(file, password);
  await initialise(dataDir, password, fast);
  return password;
}

/** Works in a temporary folder, so that an interrupted first start leaves no partial cluster. */
async function initialise(dataDir: DataDir, password: string, fast: boolean): Promise<void> {
  const partial = `${dataDir.pgdata}.part`;
  const passwordFile = join(dataDir.folder, 'password.part');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  writePrivateFile(passwordFile, password);
  if (dataDir.account) {
    chownSync(partial, dataDir.account.uid, dataDir.account.gid);
    chownSync(passwordFile, dataDir.account.uid, dataDir.account.gid);
  }
  try {
    await runInitdb(dataDir, [
      `--pgdata=${partial}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same collation on every machine, whatever locales are installed.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(fast ? ['--no-sync'] : []),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(partial, dataDir.pgdata);
}

function runInitdb(dataDir: DataDir, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnBound(join(dataDir.distribution, 'bin', 'initdb'), args, {
      cwd: '/',
      output: ['ignore', 'pipe'],
      ...dataDir.account,
    });
    let errorOutput = '';
    child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `The database could not be created in ${dataDir.pgdata}:\n${errorOutput.trim()}`,
          ),
        );
    });
  });
}
