import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@sopaan/http/error-code';
import type { Settings } from '../config/settings';
import { listBackupFiles, localPath } from './backup-files';
import { FORMAT, type Manifest } from './manifest';
import { takeSnapshot, tableFile } from './snapshot';
import { writeArchive } from './write-archive';

/** Names of entries. The last entry is a hash of the first, which proves that the archive is complete. */
export const MANIFEST = 'manifest.json';
export const MANIFEST_HASH = 'manifest.sha256';
export const tableEntry = (table: string) => `tables/${table}.copy`;

/** Writes the database of a site and the files in its local stores to one file, atomically. Files in an S3 store are not included. */
export async function backUp(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'releaseStore' | 'fileStore'>,
  file: string,
): Promise<Manifest> {
  if (existsSync(file)) throw new Error(existsMessage(file));
  await mkdir(dirname(file), { recursive: true });
  const folder = await mkdtemp(`${file}.part-`);
  try {
    const snapshot = await takeSnapshot(settings.databaseUrl, folder);
    // After the database, so that every file that the rows refer to is included.
    const files = await listBackupFiles(settings);
    const at = new Date().toISOString();
    const manifest: Manifest = {
      format: FORMAT,
      at,
      store: settings.releaseStore.kind,
      ...snapshot,
      files,
    };
    const text = `${JSON.stringify(manifest, null, 1)}\n`;
    const draft = join(folder, 'backup');
    await writeArchive(draft, [
      { name: MANIFEST, text },
      ...snapshot.tables.map(({ name, bytes, sha256 }) => ({
        name: tableEntry(name),
        from: tableFile(folder, name),
        bytes,
        sha256,
      })),
      ...files.map(({ name, bytes, sha256 }) => ({
        name,
        from: localPath(name, settings),
        bytes,
        sha256,
      })),
      { name: MANIFEST_HASH, text: manifestHash(text) },
    ]);
    await publish(draft, file);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function manifestHash(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex');
}

/** Never replaces an existing file, which may be the only other backup. */
async function publish(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new Error(existsMessage(file), { cause: error });
  }
}

function existsMessage(file: string): string {
  return `${file} already exists. Choose another name.`;
}
