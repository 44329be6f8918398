import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnBound } from '../processes/bound-child';
import { readPrivateFile, writePrivateFile } from './private-file';
import type { ClusterFolder } from './cluster-folder';

export const DATABASE_USER = 'sopaan';

/** Creates the cluster if it does not exist, and returns its password. */
export async function ensureCluster(clusterFolder: ClusterFolder, fast: boolean): Promise<string> {
  const file = join(clusterFolder.path, 'password');
  const existingPassword = readPrivateFile(file);
  if (existsSync(join(clusterFolder.pgdata, 'PG_VERSION'))) {
    if (existingPassword) return existingPassword;
    throw new Error(`${file} is missing, and without it the database cannot be opened.`);
  }
  const password = randomBytes(24).toString('hex');
  writePrivateFile(file, password);
  await initialise(clusterFolder, password, fast);
  return password;
}

/** Works in a temporary folder, so that an interrupted first start leaves no partial cluster. */
async function initialise(
  clusterFolder: ClusterFolder,
  password: string,
  fast: boolean,
): Promise<void> {
  const partial = `${clusterFolder.pgdata}.part`;
  const passwordFile = join(clusterFolder.path, 'password.part');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  writePrivateFile(passwordFile, password);
  if (clusterFolder.systemUser) {
    chownSync(partial, clusterFolder.systemUser.uid, clusterFolder.systemUser.gid);
    chownSync(passwordFile, clusterFolder.systemUser.uid, clusterFolder.systemUser.gid);
  }
  try {
    await runInitdb(clusterFolder, [
      `--pgdata=${partial}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Gives the same collation on every machine, regardless of the installed locales.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(fast ? ['--no-sync'] : []),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(partial, clusterFolder.pgdata);
}

function runInitdb(clusterFolder: ClusterFolder, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnBound(join(clusterFolder.distribution, 'bin', 'initdb'), args, {
      cwd: '/',
      output: ['ignore', 'pipe'],
      ...clusterFolder.systemUser,
    });
    let errorOutput = '';
    child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `The database could not be created in ${clusterFolder.pgdata}:\n${errorOutput.trim()}`,
          ),
        );
    });
  });
}
