import { releaseSchema, type Release } from '@sopaan/contract/release';
import type { ReleaseSummary } from '@sopaan/schemas/releases/publish';

export interface StoredRelease {
  manifest: Release;
  author: string;
  commit: string;
  note: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  publishedBy: string;
}

export interface ReleaseRow {
  manifest: unknown;
  author: string;
  commit_id: string;
  note: string;
  published_at: Date;
  published_by: string;
}

export function toStoredRelease(row: ReleaseRow): StoredRelease {
  return {
    manifest: releaseSchema.validateSync(row.manifest),
    author: row.author,
    commit: row.commit_id,
    note: row.note,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
  };
}

export interface ReleaseSummaryRow {
  unit: string;
  release: string;
  version: string;
  contract: string;
  author: string;
  commit_id: string;
  note: string;
  published_at: Date;
  published_by: string;
  files: number;
  bytes: number;
  environments: string[];
  /** The environments in which a canary of it runs. */
  canaries: string[];
  /** Files that an edge found changed on its disk. */
  changed_files: number;
}

export function toReleaseSummary(row: ReleaseSummaryRow): ReleaseSummary {
  const { unit, release, version, contract, author, note, files, bytes } = row;
  return {
    unit,
    release,
    version,
    contract,
    author,
    note,
    files,
    bytes,
    commit: row.commit_id,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    environments: row.environments,
    canaries: row.canaries,
    changedFiles: row.changed_files,
  };
}
