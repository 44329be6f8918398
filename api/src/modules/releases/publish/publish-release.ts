import { createHash } from 'node:crypto';
import type { Release } from '@sopaan/contract/release';
import type { Deployer } from '../../../plugins/access';
import { ApiError } from '../../../plugins/api-error';
import type { Database } from '../../../plugins/database';
import { addLog } from '../log/log.repository';
import type { BlobStore } from '../../../files/store/store';
import { canonicalJson } from './canonical-json';
import { fault } from './fault';
import { fileFaults } from './file-faults';
import { manifestFaults } from './manifest-faults';
import { readManifest, refuse } from './read-manifest';
import { insertRelease, findManifestHash } from './releases.repository';

interface Upload {
  manifest: object;
  author: string;
  commit: string;
  note: string;
}

/** Publishes a release whose files are uploaded, completely or not at all. */
export async function publishRelease(
  database: Database,
  store: BlobStore,
  deployer: Deployer,
  { manifest: given, ...origin }: Upload,
): Promise<{ unit: string; release: string; status: string }> {
  const manifest = readManifest(given);
  const { unit, release } = manifest;
  if (deployer.unit !== null && deployer.unit !== unit) throw new ApiError('FORBIDDEN');
  const faults = manifestFaults(manifest);
  if (faults.length > 0) refuse(faults);
  const hash = createHash('sha256').update(canonicalJson(manifest)).digest('hex');
  const publishedHash = await findManifestHash(database, unit, release);
  if (publishedHash !== undefined)
    return { unit, release, status: confirmUnchanged(manifest, hash, publishedHash) };

  const uploadFaults = await fileFaults(database, store, manifest);
  if (uploadFaults.length > 0) refuse(uploadFaults);
  const status = await database.transaction(async (db) => {
    const row = { manifest, hash, ...origin, publishedBy: deployer.name };
    if (await insertRelease(db, row)) {
      const releases = [`${unit}@${release}`];
      await addLog(db, { actor: deployer.name, action: 'publish', releases, why: origin.note });
      return 'published';
    }
    // A concurrent publish of the same release was faster.
    return confirmUnchanged(manifest, hash, await findManifestHash(db, unit, release));
  });
  return { unit, release, status };
}

function confirmUnchanged(
  { unit, release }: Release,
  hash: string,
  publishedHash?: string,
): string {
  if (hash === publishedHash) return 'unchanged';
  const name = `${unit}@${release}`;
  return refuse([
    fault(
      'immutable',
      name,
      `${name} has already been published with other content. Build a new release.`,
    ),
  ]);
}
