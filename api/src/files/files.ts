import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../database/database';
import { createFileCipher } from './cipher';
import { addFile, findFile, deleteFileRows, lockUnusedFiles } from './files.repository';
import { inParallel } from './store/in-parallel';
import type { BlobStore } from './store/store';

interface Content {
  ownerId: string;
  mediaType: string;
  bytes: Buffer;
}

/** Uploads: encrypted in a store, with opaque ids and an owner each. */
export interface Files {
  /**
   * Stores bytes durably and returns their id. They are removed unless a transaction claims them (`claimFile`) within an
   * hour, so that rows never refer to missing files and unreferenced files do not accumulate.
   */
  put(content: Content): Promise<string>;
  /** Undefined if the file does not exist or was dropped. */
  read(id: string): Promise<Blob | undefined>;
  /** Removes unused files. Concurrent calls remove different ones. */
  removeUnused(transaction: Queryable): Promise<void>;
}

interface Options {
  database: Database;
  store: BlobStore;
  tokenSecret: string;
}

export function openFiles({ database, store, tokenSecret }: Options): Files {
  const cipher = createFileCipher(tokenSecret);
  return {
    async put({ ownerId, mediaType, bytes }) {
      const id = randomBytes(16).toString('hex');
      const salt = cipher.newSalt();
      // The row comes first, so that the removal of unused files finds the bytes if the process dies in between.
      await addFile(database, { id, salt, ownerId, mediaType, bytes: bytes.length });
      await store.write(id, cipher.encrypt({ associatedData: id, salt }, bytes));
      return id;
    },

    async read(id) {
      const row = await findFile(database, id);
      const encrypted = row && (await store.read(id));
      if (!encrypted) return undefined;
      const plain = cipher.decrypt({ associatedData: id, salt: row.salt }, encrypted);
      return new Blob([new Uint8Array(plain)], { type: row.mediaType });
    },

    async removeUnused(transaction) {
      const ids = await lockUnusedFiles(transaction);
      await inParallel(ids, (id) => store.remove(id));
      await deleteFileRows(transaction, ids);
    },
  };
}
