import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { blobName } from '@sopaan/contract/blob';
import { missingFilesEndpoint, publishEndpoint } from '@sopaan/schemas/releases/publish';
import type { BuiltRelease } from '../release/built-release';
import type { Registry } from './registry';

export interface Provenance {
  author: string;
  commit: string;
  note: string;
  /** Also grants the unit the paths that nobody owns; needs a token for all units. */
  grantPaths?: boolean;
}

export interface PublishedRelease {
  unit: string;
  release: string;
  /** `published`, or `unchanged` if it was published before. */
  status: string;
  files: number;
  /** The number of its files that the registry did not have. */
  uploaded: number;
  /** The uploaded bytes. */
  bytes: number;
}

/** Called after each uploaded file, in bytes. */
export type OnProgress = (sent: number, total: number) => void;

const CONCURRENCY = 4;

/** Uploads the files that the registry does not have, then publishes. Idempotent. */
export async function publishRelease(
  registry: Registry,
  { manifest, folder }: BuiltRelease,
  provenance: Provenance,
  onProgress: OnProgress = () => undefined,
): Promise<PublishedRelease> {
  const namesByIntegrity = new Map(manifest.files.map(({ integrity, name }) => [integrity, name]));
  const { missing } = await registry.request(missingFilesEndpoint, {
    integrities: [...namesByIntegrity.keys()],
  });
  const uploads = missing.map((integrity) =>
    describeUpload(folder, integrity, namesByIntegrity.get(integrity)),
  );
  const total = uploads.reduce((sum, { bytes }) => sum + bytes, 0);
  let sentBytes = 0;
  const queue = [...uploads];
  const worker = async () => {
    for (let upload = queue.shift(); upload; upload = queue.shift()) {
      await registry.upload(blobName(upload.integrity), upload.encoding, readFileSync(upload.file));
      onProgress((sentBytes += upload.bytes), total);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const response = await registry.request(publishEndpoint, { manifest, ...provenance });
  return { ...response, files: namesByIntegrity.size, uploaded: uploads.length, bytes: total };
}

/** Describes the upload of a file. Text files are sent in their compressed form. */
function describeUpload(folder: string, integrity: string, name: string | undefined) {
  if (name === undefined)
    throw new Error(`The registry requests a file that is not part of this release: ${integrity}`);
  const plainFile = join(folder, name);
  const compressedFile = `${plainFile}.br`;
  const encoding = existsSync(compressedFile) ? ('br' as const) : ('identity' as const);
  const file = encoding === 'br' ? compressedFile : plainFile;
  return { integrity, encoding, file, bytes: statSync(file).size };
}
