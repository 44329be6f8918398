import type { BlobEncoding } from '@sopaan/contract/blob';
import type { Queryable } from '../../../database/database';

/** A file in the store. */
export interface Blob {
  name: string;
  encoding: string;
  /** Uncompressed size. */
  bytes: number;
  /** Stored size. */
  stored: number;
}

export async function findBlobs(
  database: Queryable,
  names: readonly string[],
): Promise<Map<string, Blob>> {
  const rows = await database.query<Blob>(
    'select name, encoding, bytes, stored from release_blobs where name = any($1)',
    [names],
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Records that the store has a file. Call it after the file is stored. */
export async function recordBlob(database: Queryable, blob: Blob & { encoding: BlobEncoding }) {
  await database.query(
    `insert into release_blobs (name, encoding, bytes, stored) values ($1, $2, $3, $4)
    on conflict (name) do update set encoding = excluded.encoding, stored = excluded.stored`,
    [blob.name, blob.encoding, blob.bytes, blob.stored],
  );
}

/** Undoes `recordBlob`. */
export async function deleteBlobRecord(database: Queryable, name: string): Promise<void> {
  await database.query('delete from release_blobs where name = $1', [name]);
}

/** The name of a file in the store. The two encodings of one content have different names. */
export function storedName({ name, encoding }: Pick<Blob, 'name' | 'encoding'>): string {
  return encoding === 'br' ? `${name}.br` : name;
}
