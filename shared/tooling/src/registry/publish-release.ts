import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { blobName } from '@sopaan/contract/blob';
import { missingFilesEndpoint, publishEndpoint } from '@sopaan/schemas/release-publish';
import type { BuiltRelease } from '../release/built-release';
import type { Registry } from './registry';

export interface Origin {
  author: string;
  commit: string;
  note: string;
}

export interface Published {
  unit: string;
  release: string;
  /** `published`, or `unchanged` when it was published before. */
  status: string;
  files: number;
  uploaded: number;
  /** Bytes that were sent. */
  bytes: number;
}

/** Told as files arrive: how many of how many bytes. */
export type OnProgress = (sent: number, total: number) => void;

const CONCURRENCY = 4;

/** Uploads what the registry does not hold, then publishes. Repeating it is harmless. */
export async function publishRelease(
  registry: Registry,
  { manifest, folder }: BuiltRelease,
  origin: Origin,
  onProgress: OnProgress = () => undefined,
): Promise<Published> {
  const names = new Map(manifest.files.map(({ integrity, name }) => [integrity, name]));
  const { missing } = await registry.ask(missingFilesEndpoint, {
    integrities: [...names.keys()],
  });
  const uploads = missing.map((integrity) => upload(folder, integrity, names.get(integrity)));
  const total = uploads.reduce((sum, { bytes }) => sum + bytes, 0);
  let sent = 0;
  const queue = [...uploads];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await registry.upload(blobName(next.integrity), next.encoding, readFileSync(next.file));
      onProgress((sent += next.bytes), total);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const answer = await registry.ask(publishEndpoint, { manifest, ...origin });
  return { ...answer, files: names.size, uploaded: uploads.length, bytes: total };
}

/** Text lies compressed beside the file. */
function upload(folder: string, integrity: string, name: string | undefined) {
  if (name === undefined)
    throw new Error(`The registry asks for a file that is not of this release: ${integrity}`);
  const plain = join(folder, name);
  const packed = `${plain}.br`;
  const encoding = existsSync(packed) ? ('br' as const) : ('identity' as const);
  const file = encoding === 'br' ? packed : plain;
  return { integrity, encoding, file, bytes: statSync(file).size };
}
