import { blobName } from '@sopaan/contract/blob';
import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/error';
import type { Queryable } from '../../../plugins/database';
import { findMissingBlobs } from '../store/find-missing-blobs';
import { findBlobs } from '../store/blobs.repository';
import type { BlobStore } from '../../../files/store/store';
import { fault } from './fault';

/** Compressors of different versions differ a little in what they make of one content. */
const TOLERANCE = 0.9;

/** Files of a release that are not uploaded, or are of another size than it says. */
export async function fileFaults(
  db: Queryable,
  store: BlobStore,
  { files }: Release,
): Promise<Reason[]> {
  const names = files.map(({ integrity }) => blobName(integrity));
  const absent = new Set(await findMissingBlobs(db, store, names));
  const blobs = await findBlobs(db, names);
  return files.flatMap(({ name, integrity, bytes, brotli }) => {
    const blob = blobs.get(blobName(integrity));
    if (!blob || absent.has(blob.name)) {
      return [fault('files', name, `${name} is not uploaded.`)];
    }
    if (blob.bytes !== bytes) {
      return [fault('size', name, `${name} has ${blob.bytes} bytes, not ${bytes}.`)];
    }
    // The budget of a page counts what the manifest says is sent.
    if (brotli < Math.floor(blob.stored * TOLERANCE)) {
      return [fault('size', name, `${name} is sent in ${blob.stored} bytes, not ${brotli}.`)];
    }
    return [];
  });
}
