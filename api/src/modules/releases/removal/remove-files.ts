import type { Queryable } from '../../../database/database';
import { inParallel } from '../../../files/store/in-parallel';
import type { BlobStore } from '../../../files/store/store';
import { storedName } from '../store/blobs.repository';
import { lockRemoval } from './removal-lock.repository';
import { deleteFileRecords, findUnusedFiles } from './removal.repository';

/** Small, because publishing waits for the removal lock. */
const BATCH_SIZE = 500;

export interface RemovedFiles {
  files: number;
  /** The size of the removed files in the store. */
  bytes: number;
  /** Whether there may be more files to remove. */
  hasMore: boolean;
}

/** Removes at most `BATCH_SIZE` files that no release needs any more. Files that several releases share stay while one needs them. */
export async function removeUnusedFiles(
  transaction: Queryable,
  store: BlobStore,
): Promise<RemovedFiles> {
  await lockRemoval(transaction);
  const unusedFiles = await findUnusedFiles(transaction, BATCH_SIZE);
  // The files go first: if the process dies in between, the next removal finds them by their records.
  await inParallel(unusedFiles, (file) => store.remove(storedName(file)));
  await deleteFileRecords(
    transaction,
    unusedFiles.map(({ name }) => name),
  );
  return {
    files: unusedFiles.length,
    bytes: unusedFiles.reduce((sum, file) => sum + file.stored_bytes, 0),
    hasMore: unusedFiles.length === BATCH_SIZE,
  };
}
