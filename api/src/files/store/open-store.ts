import { ApiError } from '../../http/api-error';
import { isStorageFailure, storageFailureError } from '../../http/storage-failure';
import type { StoreSettings } from '../../config/store-settings';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';
import type { BlobStore } from './store';

export function openStore(settings: StoreSettings): BlobStore {
  return withApiErrors(settings.kind === 's3' ? s3Store(settings) : folderStore(settings.folder));
}

/** Turns every failure of a store into UNAVAILABLE, so that the caller retries. */
function withApiErrors(store: BlobStore): BlobStore {
  const orUnavailable = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((cause: unknown) => {
      throw isStorageFailure(cause)
        ? storageFailureError(cause)
        : new ApiError('UNAVAILABLE', { cause });
    });
  return {
    has: (name) => orUnavailable(store.has(name)),
    read: (name) => orUnavailable(store.read(name)),
    write: (name, bytes) => orUnavailable(store.write(name, bytes)),
    remove: (name) => orUnavailable(store.remove(name)),
  };
}
