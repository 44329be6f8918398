import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncToDisk, writeDurably } from '../durable';
import { errorCode } from '@sopaan/http/error-code';
import { removeOldDrafts } from './old-drafts';
import type { BlobStore } from './store';

/** Files in a folder. One is there whole or not at all, also after a loss of power in the middle of writing it. */
export function folderStore(folder: string): BlobStore {
  const drafts = join(folder, 'drafts');
  // Names are spread over folders, as some file systems are slow with very many in one.
  const shelfOf = (name: string) => join(folder, name.slice(0, 2));
  const fileOf = (name: string) => join(shelfOf(name), name);
  let swept: Promise<void> | undefined;

  return {
    has: (name) => orUndefined(access(fileOf(name)).then(() => true)).then(Boolean),
    read: (name) => orUndefined(readFile(fileOf(name))),

    async write(name, bytes) {
      await mkdir(drafts, { recursive: true });
      await (swept ??= removeOldDrafts(drafts));
      const madeShelf = await mkdir(shelfOf(name), { recursive: true });
      const draft = join(drafts, randomUUID());
      try {
        await writeDurably(draft, bytes, 0o644);
        await rename(draft, fileOf(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncToDisk(shelfOf(name));
      if (madeShelf !== undefined) await syncToDisk(folder);
    },

    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

async function orUndefined<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
