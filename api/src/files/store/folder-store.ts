import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncToDisk, writeDurably } from '../durable';
import { errorCode } from '@sopaan/http/error-code';
import { removeStaleDrafts } from './stale-drafts';
import type { BlobStore } from './store';

/** Stores files in a folder. Writes are atomic, even if the power fails while writing. */
export function folderStore(folder: string): BlobStore {
  const drafts = join(folder, 'drafts');
  // Files are spread over subfolders, because some file systems are slow with very many files in one.
  const shardOf = (name: string) => join(folder, name.slice(0, 2));
  const pathOf = (name: string) => join(shardOf(name), name);
  let draftsRemoved: Promise<void> | undefined;

  return {
    has: (name) => undefinedIfMissing(access(pathOf(name)).then(() => true)).then(Boolean),
    read: (name) => undefinedIfMissing(readFile(pathOf(name))),

    async write(name, bytes) {
      await mkdir(drafts, { recursive: true });
      await (draftsRemoved ??= removeStaleDrafts(drafts));
      const createdShard = await mkdir(shardOf(name), { recursive: true });
      const draft = join(drafts, randomUUID());
      try {
        await writeDurably(draft, bytes, 0o644);
        await rename(draft, pathOf(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncToDisk(shardOf(name));
      if (createdShard !== undefined) await syncToDisk(folder);
    },

    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function undefinedIfMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
