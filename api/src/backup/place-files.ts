import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncToDisk } from '../files/durable';
import { placeOf, type Places } from './kept-files';
import type { Unpacked } from './unpack';

/** Copies all files beside their places first; `appear` then only renames them, `discard` takes them away. */
export async function stageFiles({ manifest, fileOf }: Unpacked, places: Places) {
  const staged: Array<{ draft: string; place: string }> = [];
  const discard = async () => {
    for (const { draft } of staged) await rm(draft, { force: true });
  };
  try {
    for (const { name, mode } of manifest.files) {
      const place = placeOf(name, places);
      const draft = `${place}.${randomUUID()}.part`;
      await mkdir(dirname(place), { recursive: true });
      staged.push({ draft, place });
      await copyFile(fileOf(name), draft);
      await chmod(draft, mode);
      await syncToDisk(draft);
    }
  } catch (error) {
    await discard();
    throw error;
  }
  const appear = async () => {
    for (const { draft, place } of staged) await rename(draft, place);
  };
  return { appear, discard };
}
