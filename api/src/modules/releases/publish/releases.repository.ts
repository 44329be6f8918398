import { releaseSchema, type Release } from '@sopaan/contract/release';
import type { Queryable } from '../../../plugins/database';

export interface StoredRelease {
  manifest: Release;
  author: string;
  commit: string;
  note: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  publishedBy: string;
}

interface ReleaseRow {
  manifest: unknown;
  author: string;
  commit_id: string;
  note: string;
  published_at: Date;
  published_by: string;
}

/** A published release; undefined if it does not exist. */
export async function findRelease(
  db: Queryable,
  unit: string,
  release: string,
): Promise<StoredRelease | undefined> {
  const [row] = await db.query<ReleaseRow>(
    `select manifest, author, commit_id, note, published_at, published_by
    from releases where unit = $1 and release = $2`,
    [unit, release],
  );
  return row && toRelease(row);
}

function toRelease(row: ReleaseRow): StoredRelease {
  return {
    manifest: releaseSchema.validateSync(row.manifest),
    author: row.author,
    commit: row.commit_id,
    note: row.note,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
  };
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
export async function insertRelease(db: Queryable, row: NewRelease): Promise<boolean> {
  const { manifest, hash, author, commit, note, publishedBy } = row;
  const { unit, release, version, contract, files } = manifest;
  const bytes = files.reduce((sum, file) => sum + file.brotli, 0);
  const added = await db.query(
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
  return added.length > 0;
}

export async function findManifestHash(
  db: Queryable,
  unit: string,
  release: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ manifest_hash: string }>(
    'select manifest_hash from releases where unit = $1 and release = $2',
    [unit, release],
  );
  return row?.manifest_hash;
}
