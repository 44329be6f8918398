import { ApiError } from '../../plugins/api-error';
import { isStorageFull, storageFullError } from '../../plugins/storage-full';
import type { StoreSettings } from '../../plugins/settings-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';

/** Stores bytes by name, in a folder or in S3. A name is never written again with other bytes. */
export interface BlobStore {
  has(name: string): Promise<boolean>;
  /** The bytes as they were written; undefined if there is no such name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Resolves once the bytes would survive a power failure. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Does nothing if there is no such name. */
  remove(name: string): Promise<void>;
}

export function openStore(settings: StoreSettings): BlobStore {
  return withApiErrors(settings.kind === 's3' ? s3Store(settings) : folderStore(settings.folder));
}

/** Turns every failure of a store into UNAVAILABLE, so that the caller retries. */
function withApiErrors(store: BlobStore): BlobStore {
  const orUnavailable = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((cause: unknown) => {
      throw isStorageFull(cause) ? storageFullError(cause) : new ApiError('UNAVAILABLE', { cause });
    });
  return {
    has: (name) => orUnavailable(store.has(name)),
    read: (name) => orUnavailable(store.read(name)),
    write: (name, bytes) => orUnavailable(store.write(name, bytes)),
    remove: (name) => orUnavailable(store.remove(name)),
  };
}
