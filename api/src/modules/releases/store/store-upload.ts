import { blobName, type BlobEncoding } from '@sopaan/contract/blob';
import type { Queryable } from '../../../plugins/database';
import { ApiError } from '../../../plugins/api-error';
import { findMissingBlobs } from './find-missing-blobs';
import { integrityOf } from './integrity';
import { recordBlob, storedName } from './blobs.repository';
import { decodeContent } from './decode-content';
import type { BlobStore } from '../../../files/store/store';

interface Upload {
  name: string;
  encoding: BlobEncoding;
  stored: Buffer;
}

/** Stores one file: first its bytes, then the row that records it. Repeating it changes nothing. */
export async function storeUpload(
  db: Queryable,
  store: BlobStore,
  { name, encoding, stored }: Upload,
): Promise<'kept' | 'unchanged'> {
  const content = await decodeContent(stored, encoding).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    throw refused('encoding', name, `The content is not encoded as ${encoding}.`);
  });
  if (blobName(integrityOf(content)) !== name) {
    throw refused('hash', name, 'The hash of the content does not match the name.');
  }
  const missing = await findMissingBlobs(db, store, [name]);
  if (missing.length === 0) return 'unchanged';
  await store.write(storedName({ name, encoding }), stored);
  await recordBlob(db, { name, encoding, bytes: content.length, stored: stored.length });
  return 'kept';
}

function refused(rule: string, name: string, message: string): ApiError {
  return new ApiError('RELEASE_REFUSED', { reasons: [{ rule, about: [name], message }] });
}
