import {
  accessSync,
  constants,
  mkdtempSync,
  chmodSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './process-identity';

/** A file system in memory. */
export const MEMORY_FOLDER = '/dev/shm';

const MIN_FREE_BYTES = 3 * 1024 ** 3;

/**
 * A folder for the database of a test run: in memory where there is plenty, because creating a database copies a thousand files,
 * which takes ten times as long on a disk. Every user can access it.
 */
export function createTestFolder(
  name: string,
  parent = hasMemory() ? MEMORY_FOLDER : tmpdir(),
): string {
  removeAbandoned(parent, name);
  const folder = mkdtempSync(join(parent, `${name}-${process.pid}-`));
  // If started as root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  return folder;
}

function hasMemory(): boolean {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return Math.min(bavail * bsize, freemem()) >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/** A process that was killed leaves its folder behind. */
function removeAbandoned(parent: string, name: string): void {
  for (const entry of readdirSync(parent)) {
    const pid = new RegExp(`^${name}-(\\d+)-`).exec(entry)?.[1];
    if (pid && !isAlive(Number(pid))) {
      rmSync(join(parent, entry), { recursive: true, force: true });
    }
  }
}
