import { accessSync, constants, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Creates the data directory if it does not exist. Throws an error that names the setting if the folder is unusable. */
export function ensureDataDir(folder: string): void {
  try {
    createFolder(folder);
    const probe = join(folder, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    accessSync(folder, constants.R_OK);
  } catch (error) {
    throw new Error(
      `SOPAAN_DATA ${folder} ${describeError(error)}; set it to a folder that this user can write to.`,
      {
        cause: error,
      },
    );
  }
}

/** Creates one folder after another, because `mkdirSync` with `recursive` never returns below `/proc`. */
function createFolder(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return;
  if (stats) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
  createFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function describeError(error: unknown): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error
      ? String(error.code)
      : String(error);
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `cannot be read and written by this user (${code})`;
    case 'ENOTDIR':
    case 'EEXIST':
      return 'is not a folder';
    case 'ENOSPC':
    case 'EDQUOT':
      return `cannot be written: the disk is full (${code})`;
    default:
      return `cannot be created (${code})`;
  }
}
