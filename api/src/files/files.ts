import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../plugins/database';
import { createFileCipher } from './cipher';
import { addFile, findFile, forgetFiles, lockUnneeded } from './files.repository';
import { inParallel } from './store/in-parallel';
import type { BlobStore } from './store/store';

interface Content {
  ownerId: string;
  mediaType: string;
  bytes: Buffer;
}

/** What people upload: encrypted in a store, known by opaque ids, each with an owner. */
export interface Files {
  /**
   * Stores bytes durably and gives their id. They stay when a transaction claims them (`claimFile`) within the hour,
   * so that no row ever names a file that is not there, and what no row names goes.
   */
  put(content: Content): Promise<string>;
  /** Undefined when it is not there, or was given up. */
  read(id: string): Promise<Blob | undefined>;
  /** Removes what is not needed any more. Whoever comes at the same time takes others. */
  sweep(transaction: Queryable): Promise<void>;
}

interface Parts {
  database: Database;
  store: BlobStore;
  tokenSecret: string;
}

export function openFiles({ database, store, tokenSecret }: Parts): Files {
  const cipher = createFileCipher(tokenSecret);
  return {
    async put({ ownerId, mediaType, bytes }) {
      const file = { id: randomBytes(16).toString('hex'), salt: cipher.newSalt() };
      // First the row: should the process die in between, the sweep knows of the bytes.
      await addFile(database, { ...file, ownerId, mediaType, bytes: bytes.length });
      await store.write(file.id, cipher.seal(file, bytes));
      return file.id;
    },

    async read(id) {
      const found = await findFile(database, id);
      const stored = found && (await store.read(id));
      if (!stored) return undefined;
      const plain = cipher.open({ id, salt: found.salt }, stored);
      return new Blob([new Uint8Array(plain)], { type: found.mediaType });
    },

    async sweep(transaction) {
      const ids = await lockUnneeded(transaction);
      await inParallel(ids, (id) => store.remove(id));
      await forgetFiles(transaction, ids);
    },
  };
}
