import { blobName } from '@sopaan/contract/blob';
import type { Release } from '@sopaan/contract/release';
import type { Queryable } from '../../../database/database';
import { findBlobs, deleteBlobRecord, storedName, type Blob } from './blobs.repository';
import { inParallel } from '../../../files/store/in-parallel';
import { integrityOf } from './integrity';
import { decodeContent } from './decode-content';
import type { BlobStore } from '../../../files/store/store';

export interface FileFault {
  file: string;
  message: string;
}

/**
 * Reads every file of a release from the store and returns those that are missing or damaged. Damaged ones are
 * removed from the records, so that publishing again uploads them.
 */
export async function verifyRelease(
  database: Queryable,
  store: BlobStore,
  release: Release,
): Promise<FileFault[]> {
  const blobs = await findBlobs(
    database,
    release.files.map(({ integrity }) => blobName(integrity)),
  );
  const faults: FileFault[] = [];
  await inParallel(release.files, async ({ name, integrity }) => {
    const blob = blobs.get(blobName(integrity));
    const stored = blob && (await store.read(storedName(blob)));
    if (!blob || !stored) {
      faults.push({ file: name, message: 'The store does not have this file.' });
    } else if (!(await hasContent(stored, blob, integrity))) {
      await deleteBlobRecord(database, blob.name);
      faults.push({ file: name, message: 'The stored file differs from what was published.' });
    }
  });
  return faults.sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function hasContent(stored: Buffer, { encoding }: Blob, integrity: string): Promise<boolean> {
  const content = await decodeContent(stored, encoding).catch(() => undefined);
  return content !== undefined && integrityOf(content) === integrity;
}
