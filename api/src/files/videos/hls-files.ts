import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../../database/database';
import { createFileCipher } from '../cipher';
import { inParallel } from '../store/in-parallel';
import type { BlobStore } from '../store/store';
import {
  addHlsVersion,
  deleteHlsVersions,
  findHlsFile,
  lockUnusedHlsVersions,
  setHlsVersionStored,
} from './hls-files.repository';

export interface NewHlsFile {
  name: string;
  mediaType: string;
  read(): Promise<Buffer>;
}

/** Playlists and segments of videos: each encrypted separately in the store of uploads. */
export interface HlsFiles {
  /** Stores a version of a video durably and returns its id. It is removed if no encoding refers to it a day later. */
  add(fileId: string, files: readonly NewHlsFile[]): Promise<string>;
  /** Undefined if the video has no such version or the version no such file. */
  read(key: { fileId: string; version: string; name: string }): Promise<Blob | undefined>;
  /** Removes unused versions. Concurrent calls remove different ones. */
  removeUnused(transaction: Queryable): Promise<void>;
}

interface Options {
  database: Database;
  store: BlobStore;
  tokenSecret: string;
}

export function openHlsFiles({ database, store, tokenSecret }: Options): HlsFiles {
  const cipher = createFileCipher(tokenSecret);

  return {
    async add(fileId, files) {
      const id = randomBytes(16).toString('hex');
      const salt = cipher.newSalt();
      // The rows come first, so that the removal of unused versions finds the files if the process dies in between.
      await database.transaction((transaction) =>
        addHlsVersion(transaction, { id, file_id: fileId, salt }, files),
      );
      for (const { name, read } of files) {
        const blob = blobName(id, name);
        await store.write(blob, cipher.encrypt({ associatedData: blob, salt }, await read()));
      }
      await setHlsVersionStored(database, id);
      return id;
    },

    async read({ fileId, version, name }) {
      const file = await findHlsFile(database, { fileId, version, name });
      const blob = blobName(version, name);
      const encrypted = file && (await store.read(blob));
      if (!encrypted) return undefined;
      const plain = cipher.decrypt({ associatedData: blob, salt: file.salt }, encrypted);
      return new Blob([new Uint8Array(plain)], { type: file.media_type });
    },

    async removeUnused(transaction) {
      const unused = await lockUnusedHlsVersions(transaction);
      const blobs = unused.flatMap(({ id, names }) => names.map((name) => blobName(id, name)));
      await inParallel(blobs, (blob) => store.remove(blob));
      await deleteHlsVersions(
        transaction,
        unused.map(({ id }) => id),
      );
    },
  };
}

const blobName = (version: string, name: string) => `${version}-${name}`;
