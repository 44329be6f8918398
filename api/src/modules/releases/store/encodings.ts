import { blobName } from '@sopaan/contract/blob';
import type { Release } from '@sopaan/contract/release';
import type { Queryable } from '../../../database/database';
import { findBlobs } from './blobs.repository';

/** The encoding of each file of a release, by its name in the release. */
export async function encodingsOf(
  database: Queryable,
  { files }: Release,
): Promise<Array<{ name: string; encoding: string }>> {
  const blobs = await findBlobs(
    database,
    files.map(({ integrity }) => blobName(integrity)),
  );
  return files.flatMap(({ name, integrity }) => {
    const blob = blobs.get(blobName(integrity));
    return blob ? [{ name, encoding: blob.encoding }] : [];
  });
}
