import { blobName, type BlobEncoding } from '@sopaan/contract/blob';
import type { Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
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
  database: Queryable,
  store: BlobStore,
  { name, encoding, stored }: Upload,
): Promise<'kept' | 'unchanged'> {
  const content = await decodeContent(stored, encoding).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    throw rejected('encoding', name, `The content is not encoded as ${encoding}.`);
  });
  if (blobName(integrityOf(content)) !== name) {
    throw rejected('hash', name, 'The hash of the content does not match the name.');
  }
  const missing = await findMissingBlobs(database, store, [name]);
  if (missing.length === 0) return 'unchanged';
  await store.write(storedName({ name, encoding }), stored);
  await recordBlob(database, { name, encoding, bytes: content.length, stored: stored.length });
  return 'kept';
}

function rejected(rule: string, name: string, message: string): ApiError {
  return new ApiError('RELEASE_REFUSED', { reasons: [{ rule, about: [name], message }] });
}
