import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncToDisk } from '../files/durable';
import { localPath, type DataLocations } from './backup-files';
import type { UnpackedBackup } from './unpack';

/** Copies the files of a backup next to their targets. `publish` then only renames the copies; `discard` removes them. */
export async function stageFiles({ manifest, pathOf }: UnpackedBackup, locations: DataLocations) {
  const copies: Array<{ copy: string; target: string }> = [];
  const discard = async () => {
    for (const { copy } of copies) await rm(copy, { force: true });
  };
  try {
    for (const { name, mode } of manifest.files) {
      const target = localPath(name, locations);
      const copy = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true });
      copies.push({ copy, target });
      await copyFile(pathOf(name), copy);
      await chmod(copy, mode);
      await syncToDisk(copy);
    }
  } catch (error) {
    await discard();
    throw error;
  }
  const publish = async () => {
    for (const { copy, target } of copies) await rename(copy, target);
  };
  return { publish, discard };
}
