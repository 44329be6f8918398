import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncToDisk } from '../files/durable';
import { pathOf, type DataLocations } from './backup-files';
import type { Unpacked } from './unpack';

/** Copies all files next to their targets. `publish` then only renames them; `discard` removes the copies. */
export async function stageFiles({ manifest, fileOf }: Unpacked, locations: DataLocations) {
  const staged: Array<{ draft: string; target: string }> = [];
  const discard = async () => {
    for (const { draft } of staged) await rm(draft, { force: true });
  };
  try {
    for (const { name, mode } of manifest.files) {
      const target = pathOf(name, locations);
      const draft = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true });
      staged.push({ draft, target });
      await copyFile(fileOf(name), draft);
      await chmod(draft, mode);
      await syncToDisk(draft);
    }
  } catch (error) {
    await discard();
    throw error;
  }
  const publish = async () => {
    for (const { draft, target } of staged) await rename(draft, target);
  };
  return { publish, discard };
}
