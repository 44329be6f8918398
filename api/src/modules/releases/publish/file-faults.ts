import { blobName } from '@sopaan/contract/blob';
import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/api/error';
import type { Queryable } from '../../../database/database';
import { findMissingBlobs } from '../store/find-missing-blobs';
import { findBlobs } from '../store/blobs.repository';
import type { BlobStore } from '../../../files/store/store';
import { fault } from './fault';

/** Versions of a compressor differ slightly in the size of their output. */
const TOLERANCE = 0.9;

/** Files of a release that are not uploaded, or whose size differs from the manifest. */
export async function fileFaults(
  database: Queryable,
  store: BlobStore,
  { files }: Release,
): Promise<Reason[]> {
  const names = files.map(({ integrity }) => blobName(integrity));
  const missingNames = new Set(await findMissingBlobs(database, store, names));
  const blobs = await findBlobs(database, names);
  return files.flatMap(({ name, integrity, bytes, brotli }) => {
    const blob = blobs.get(blobName(integrity));
    if (!blob || missingNames.has(blob.name)) {
      return [fault('files', name, `${name} has not been uploaded.`)];
    }
    if (blob.bytes !== bytes) {
      return [fault('size', name, `${name} has ${blob.bytes} bytes, not ${bytes}.`)];
    }
    // Page budgets rely on the compressed sizes in the manifest.
    if (brotli < Math.floor(blob.stored * TOLERANCE)) {
      return [fault('size', name, `${name} has ${blob.stored} compressed bytes, not ${brotli}.`)];
    }
    return [];
  });
}
