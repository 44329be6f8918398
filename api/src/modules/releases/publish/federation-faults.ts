import { blobName } from '@sopaan/contract/blob';
import {
  FEDERATION_MANIFEST,
  federationManifestFaults,
} from '@sopaan/contract/federation-manifest';
import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/api/error';
import type { Queryable } from '../../../database/database';
import type { BlobStore } from '../../../files/store/store';
import { findBlobs, storedName } from '../store/blobs.repository';
import { decodeContent } from '../store/decode-content';
import { fault } from './fault';

/** The fields in which the federation manifest disagrees with the release. Releases built before contract 2.5 have none. */
export async function federationFaults(
  database: Queryable,
  store: BlobStore,
  release: Release,
): Promise<Reason[]> {
  const file = release.files.find(({ name }) => name === FEDERATION_MANIFEST);
  if (!file) return [];
  const name = blobName(file.integrity);
  const blob = (await findBlobs(database, [name])).get(name);
  const stored = blob && (await store.read(storedName(blob)));
  if (!blob || !stored) return [fault('files', file.name, `${file.name} has not been uploaded.`)];
  const content = await decodeContent(stored, blob.encoding);
  return federationManifestFaults(release, content.toString()).map(({ field, message }) =>
    fault('federation', [FEDERATION_MANIFEST, field], message),
  );
}
