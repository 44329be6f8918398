import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@sopaan/http/error-code';
import type { Settings } from '../plugins/settings';
import { keptFiles, placeOf } from './kept-files';
import { FORMAT, type Manifest } from './manifest';
import { takeSnapshot, tableFile } from './snapshot';
import { writeArchive } from './write-archive';

/** The names inside a backup. The last entry is a hash of the first, so that nothing is missing between them. */
export const MANIFEST = 'manifest.json';
export const SEAL = 'manifest.sha256';
export const tableEntry = (table: string) => `tables/${table}.copy`;

/** Writes all data of a site into one file that is there whole or not at all. */
export async function backUp(
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'releaseStore' | 'fileStore'>,
  file: string,
): Promise<Manifest> {
  if (existsSync(file)) throw new Error(alreadyThere(file));
  await mkdir(dirname(file), { recursive: true });
  const folder = await mkdtemp(`${file}.part-`);
  try {
    const snapshot = await takeSnapshot(settings.databaseUrl, folder);
    // After the database: every file that the rows above speak of is there.
    const files = await keptFiles(settings);
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
        from: placeOf(name, settings),
        bytes,
        sha256,
      })),
      { name: SEAL, text: sealOf(text) },
    ]);
    await appear(draft, file);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function sealOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex');
}

/** A file that stands is never replaced: it may be the only other backup. */
async function appear(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new Error(alreadyThere(file), { cause: error });
  }
}

function alreadyThere(file: string): string {
  return `${file} is there already. Name a file that is not.`;
}
