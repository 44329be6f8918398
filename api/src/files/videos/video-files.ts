import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../../database/database';
import { createFileCipher } from '../cipher';
import { inParallel } from '../store/in-parallel';
import type { BlobStore } from '../store/store';
import {
  addVideoFile,
  deleteVideoFileRows,
  findVideoFile,
  lockUnusedVideoFiles,
  setStored,
  type VideoFileRow,
} from './video-files.repository';

/** The length of an encrypted piece, and the most that one response contains, so that a video of any length needs little memory. */
export const PIECE_BYTES = 1_048_576;

export interface NewVideo {
  mediaType: 'video/mp4' | 'video/webm';
  /** The length of the video. */
  seconds: number;
  bytes: number;
  /** Reads a part; `end` is exclusive. */
  readPart(start: number, end: number): Promise<Buffer>;
}

/** Videos: encrypted piece by piece in the store of uploads. */
export interface VideoFiles {
  /** Stores a video durably and returns its id. A video that no lesson uses is removed a day after it was stored, or later. */
  add(video: NewVideo): Promise<string>;
  /** Undefined if there is no such video. */
  find(id: string): Promise<VideoFileRow | undefined>;
  /** The bytes from `start` to the end of their piece, but not beyond `last`. Undefined if the store has lost the piece. */
  read(file: VideoFileRow, start: number, last: number): Promise<Buffer | undefined>;
  /** Removes unused videos. Concurrent calls remove different ones. */
  removeUnused(transaction: Queryable): Promise<void>;
}

interface Options {
  database: Database;
  store: BlobStore;
  tokenSecret: string;
}

export function openVideoFiles({ database, store, tokenSecret }: Options): VideoFiles {
  const cipher = createFileCipher(tokenSecret);

  return {
    async add({ mediaType, seconds, bytes, readPart }) {
      const id = randomBytes(16).toString('hex');
      const salt = cipher.newSalt();
      const row = { id, media_type: mediaType, bytes, seconds, piece_bytes: PIECE_BYTES, salt };
      // The row comes first, so that the removal of unused files finds the pieces if the process dies in between.
      await addVideoFile(database, row);
      for (const [position, name] of pieceNames(row).entries()) {
        const start = position * PIECE_BYTES;
        const piece = await readPart(start, Math.min(start + PIECE_BYTES, bytes));
        await store.write(name, cipher.encrypt({ associatedData: name, salt }, piece));
      }
      await setStored(database, id);
      return id;
    },

    find: (id) => findVideoFile(database, id),

    async read({ id, piece_bytes: size, salt }, start, last) {
      const position = Math.floor(start / size);
      const name = pieceName(id, position);
      const encrypted = await store.read(name);
      if (!encrypted) return undefined;
      const offset = position * size;
      return cipher
        .decrypt({ associatedData: name, salt }, encrypted)
        .subarray(start - offset, last + 1 - offset);
    },

    async removeUnused(transaction) {
      const unused = await lockUnusedVideoFiles(transaction);
      await inParallel(unused.flatMap(pieceNames), (name) => store.remove(name));
      await deleteVideoFileRows(
        transaction,
        unused.map(({ id }) => id),
      );
    },
  };
}

const pieceName = (id: string, position: number) => `${id}-${position}`;

function pieceNames({
  id,
  bytes,
  piece_bytes: size,
}: Pick<VideoFileRow, 'id' | 'bytes' | 'piece_bytes'>) {
  return Array.from({ length: Math.ceil(bytes / size) }, (_, position) => pieceName(id, position));
}
