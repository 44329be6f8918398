import { ApiError } from '../../plugins/api-error';
import { isStorageFull, storageFull } from '../../plugins/storage-full';
import type { StoreSettings } from '../../plugins/settings-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';

/** Keeps bytes by name, in a folder or in S3. What was written under a name is never written anew with other bytes. */
export interface BlobStore {
  has(name: string): Promise<boolean>;
  /** The bytes as they were written; undefined when there are none of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Resolves when the bytes would survive a loss of power. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Of a name that is not there, too. */
  remove(name: string): Promise<void>;
}

export function openStore(settings: StoreSettings): BlobStore {
  return answering(settings.kind === 's3' ? s3Store(settings) : folderStore(settings.folder));
}

/** Whatever fails in a store: the caller is told to try again, and nothing was acknowledged. */
function answering(store: BlobStore): BlobStore {
  const orUnavailable = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((cause: unknown) => {
      throw isStorageFull(cause) ? storageFull(cause) : new ApiError('UNAVAILABLE', { cause });
    });
  return {
    has: (name) => orUnavailable(store.has(name)),
    read: (name) => orUnavailable(store.read(name)),
    write: (name, bytes) => orUnavailable(store.write(name, bytes)),
    remove: (name) => orUnavailable(store.remove(name)),
  };
}
