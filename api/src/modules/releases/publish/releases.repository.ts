import type { Release } from '@sopaan/contract/release';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { releaseColumns } from '../sets/set-releases';
import { toStoredRelease, type ReleaseRow, type StoredRelease } from './release-record';

/** A published release; undefined if it does not exist or was removed. */
export async function findRelease(
  database: Queryable,
  unit: string,
  release: string,
): Promise<StoredRelease | undefined> {
  const [row] = await database.query<ReleaseRow>(
    `select manifest, author, commit_id, note, published_at, published_by
    from releases where unit = $1 and release = $2 and removed_at is null`,
    [unit, release],
  );
  return row && toStoredRelease(row);
}

export interface NewRelease {
  manifest: Release;
  /** SHA-256 of the canonical JSON of the manifest. */
  hash: string;
  author: string;
  commit: string;
  note: string;
  publishedBy: string;
}

/** Returns false if the release already exists. */
export async function addRelease(database: Queryable, row: NewRelease): Promise<boolean> {
  const { manifest, hash, author, commit, note, publishedBy } = row;
  const { unit, release, version, contract, files } = manifest;
  const bytes = files.reduce((sum, file) => sum + file.brotli, 0);
  const rows = await database.query(
    `insert into releases
      (unit, release, version, contract, manifest, manifest_hash, author, commit_id, note, files, bytes, published_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict do nothing
    returning unit`,
    [
      unit,
      release,
      version,
      contract,
      JSON.stringify(manifest),
      hash,
      author,
      commit,
      note,
      files.length,
      bytes,
      publishedBy,
    ],
  );
  return rows.length > 0;
}

/** The release of that name, even if it was removed. */
export async function findPublished(
  database: Queryable,
  unit: string,
  release: string,
): Promise<{ hash: string; isRemoved: boolean } | undefined> {
  const [row] = await database.query<{ hash: string; isRemoved: boolean }>(
    `select manifest_hash as hash, removed_at is not null as "isRemoved"
     from releases where unit = $1 and release = $2`,
    [unit, release],
  );
  return row;
}

/** Publishes a removed release again. Returns false if it is not removed any more. */
export async function restoreRelease(
  transaction: Queryable,
  { manifest: { unit, release }, author, commit, note, publishedBy }: NewRelease,
): Promise<boolean> {
  const restored = await transaction.query(
    `update releases set removed_at = null, published_at = now(),
       author = $3, commit_id = $4, note = $5, published_by = $6
     where unit = $1 and release = $2 and removed_at is not null returning unit`,
    [unit, release, author, commit, note, publishedBy],
  );
  return restored.length > 0;
}

/** The given releases that were never published, in the same order. */
export function findUnpublished(
  database: Queryable,
  releases: readonly ReleaseRef[],
): Promise<ReleaseRef[]> {
  return database.query<ReleaseRef>(
    `select unit, release from unnest($1::text[], $2::text[]) with ordinality as part (unit, release, sort_order)
    where not exists (select 1 from releases r where (r.unit, r.release) = (part.unit, part.release))
    order by sort_order`,
    releaseColumns(releases),
  );
}

/** The newest releases of a unit. */
export function findNewestReleases(
  database: Queryable,
  unit: string,
  limit: number,
): Promise<ReleaseRef[]> {
  return database.query<ReleaseRef>(
    `select unit, release from releases where unit = $1 and removed_at is null
    order by published_at desc, release limit $2`,
    [unit, limit],
  );
}
