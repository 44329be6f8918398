import { blobName } from '@sopaan/contract/blob';
import type { Release } from '@sopaan/contract/release';
import type { Queryable } from '../../../plugins/database';
import { blobsOf, storedName, type Blob } from './blobs.repository';
import { inParallel } from './in-parallel';
import { integrityOf } from './integrity';
import { plainContent } from './plain-content';
import type { BlobStore } from './store';

export interface FileFault {
  file: string;
  message: string;
}

/** Reads every file of a release from the store. Answers those that are gone or are not what was published. */
export async function verifyRelease(
  db: Queryable,
  store: BlobStore,
  release: Release,
): Promise<FileFault[]> {
  const blobs = await blobsOf(
    db,
    release.files.map(({ integrity }) => blobName(integrity)),
  );
  const faults: FileFault[] = [];
  await inParallel(release.files, async ({ name, integrity }) => {
    const message = await faultOf(store, blobs.get(blobName(integrity)), integrity);
    if (message !== undefined) faults.push({ file: name, message });
  });
  return faults.sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function faultOf(
  store: BlobStore,
  blob: Blob | undefined,
  integrity: string,
): Promise<string | undefined> {
  const stored = blob && (await store.read(storedName(blob)));
  if (!blob || !stored) return 'The store does not hold this file.';
  const content = await plainContent(stored, blob.encoding).catch(() => undefined);
  const same = content && integrityOf(content) === integrity;
  return same ? undefined : 'What the store holds is not what was published.';
}
