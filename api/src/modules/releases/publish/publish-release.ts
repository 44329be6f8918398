import { createHash } from 'node:crypto';
import { blobName } from '@sopaan/contract/blob';
import type { Release } from '@sopaan/contract/release';
import type { Deployer } from '../../../auth/access';
import { ApiError } from '../../../http/api-error';
import type { Database, Queryable } from '../../../database/database';
import { addLog } from '../log/log.repository';
import type { BlobStore } from '../../../files/store/store';
import { canonicalJson } from './canonical-json';
import { fault } from './fault';
import { federationFaults } from './federation-faults';
import { fileFaults } from './file-faults';
import { manifestFaults } from './manifest-faults';
import { readManifest, reject } from './read-manifest';
import { ownershipReasons } from '../ownership/ownership-reasons';
import { findPathGrants } from '../ownership/path-grants.repository';
import { grantPathsOf } from '../ownership/path-grants.service';
import { preventRemoval } from '../removal/removal-lock.repository';
import { findBlobs } from '../store/blobs.repository';
import { addRelease, findPublished, restoreRelease } from './releases.repository';

interface Upload {
  manifest: object;
  author: string;
  commit: string;
  note: string;
  /** Grants the unit the paths that it does not own yet and that nobody else owns. For operators only. */
  grantPaths?: boolean | undefined;
}

/** Publishes a release whose files are uploaded, completely or not at all. */
export async function publishRelease(
  database: Database,
  store: BlobStore,
  deployer: Deployer,
  { manifest: given, grantPaths = false, ...provenance }: Upload,
): Promise<{ unit: string; release: string; status: string }> {
  const manifest = readManifest(given);
  const { unit, release } = manifest;
  const isOperator = deployer.unit === null;
  if (!isOperator && (deployer.unit !== unit || grantPaths)) throw new ApiError('FORBIDDEN');
  const faults = manifestFaults(manifest);
  if (faults.length > 0) reject(faults);
  if (grantPaths) await grantPathsOf(database, manifest, deployer);
  const ownershipFaults = ownershipReasons(manifest, await findPathGrants(database));
  if (ownershipFaults.length > 0) reject(ownershipFaults);
  const hash = createHash('sha256').update(canonicalJson(manifest)).digest('hex');
  const published = await findPublished(database, unit, release);
  const canRestore = published?.isRemoved === true && published.hash === hash;
  if (published && !canRestore)
    return { unit, release, status: confirmUnchanged(manifest, hash, published.hash) };

  const uploadFaults = await fileFaults(database, store, manifest);
  if (uploadFaults.length > 0) reject(uploadFaults);
  const disagreements = await federationFaults(database, store, manifest);
  if (disagreements.length > 0) reject(disagreements);
  const status = await database.transaction(async (transaction) => {
    const row = { manifest, hash, ...provenance, publishedBy: deployer.name };
    await preventRemoval(transaction);
    await assertFilesRecorded(transaction, manifest);
    if ((await addRelease(transaction, row)) || (await restoreRelease(transaction, row))) {
      const releases = [`${unit}@${release}`];
      await addLog(transaction, {
        actor: deployer.name,
        action: 'publish',
        releases,
        why: provenance.note,
      });
      return 'published';
    }
    // A concurrent publish of the same release finished first.
    const first = await findPublished(transaction, unit, release);
    return confirmUnchanged(manifest, hash, first?.hash);
  });
  return { unit, release, status };
}

/** Files that no release needed may have been removed since they were checked. */
async function assertFilesRecorded(transaction: Queryable, { files }: Release): Promise<void> {
  const names = files.map(({ integrity }) => blobName(integrity));
  const recorded = await findBlobs(transaction, names);
  const missingFiles = files.filter((_, index) => !recorded.has(names[index] ?? ''));
  if (missingFiles.length === 0) return;
  reject(missingFiles.map(({ name }) => fault('files', name, `${name} has not been uploaded.`)));
}

function confirmUnchanged(
  { unit, release }: Release,
  hash: string,
  publishedHash?: string,
): string {
  if (hash === publishedHash) return 'unchanged';
  const name = `${unit}@${release}`;
  return reject([
    fault(
      'immutable',
      name,
      `${name} has already been published with other content. Build a new release.`,
    ),
  ]);
}
