import { ApiError } from '../../../plugins/api-error';
import type { StoreSettings } from '../../../plugins/settings-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';

/** Keeps the files of releases, named by what is in them. What was written once never changes. */
export interface BlobStore {
  has(name: string): Promise<boolean>;
  /** The bytes as they were written; undefined when there are none of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Resolves when the bytes would survive a loss of power. */
  write(name: string, bytes: Buffer): Promise<void>;
}

export function openStore(settings: StoreSettings): BlobStore {
  return answering(settings.kind === 's3' ? s3Store(settings) : folderStore(settings.folder));
}

/** Whatever fails in a store: the caller is told to try again, and nothing was acknowledged. */
function answering(store: BlobStore): BlobStore {
  const orUnavailable = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((cause: unknown) => {
      throw new ApiError('UNAVAILABLE', { cause });
    });
  return {
    has: (name) => orUnavailable(store.has(name)),
    read: (name) => orUnavailable(store.read(name)),
    write: (name, bytes) => orUnavailable(store.write(name, bytes)),
  };
}
