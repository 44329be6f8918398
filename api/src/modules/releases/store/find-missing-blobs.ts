import type { Queryable } from '../../../database/database';
import { findBlobs, storedName } from './blobs.repository';
import { inParallel } from '../../../files/store/in-parallel';
import type { BlobStore } from '../../../files/store/store';

/** The names of blobs that were never uploaded, or whose file the store has lost. */
export async function findMissingBlobs(
  database: Queryable,
  store: BlobStore,
  names: readonly string[],
): Promise<string[]> {
  const distinct = [...new Set(names)];
  const blobs = await findBlobs(database, distinct);
  const present = new Set<string>();
  await inParallel([...blobs.values()], async (blob) => {
    if (await store.has(storedName(blob))) present.add(blob.name);
  });
  return distinct.filter((name) => !present.has(name));
}
