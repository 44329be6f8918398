import type { Queryable } from '../database/database';
import { ApiError } from '../http/api-error';

/** A readable file. */
interface FileRow extends Record<string, unknown> {
  mediaType: string;
  salt: Buffer;
}

interface NewFile {
  id: string;
  ownerId: string;
  mediaType: string;
  bytes: number;
  salt: Buffer;
}

/** The most files that one call removes. */
const BATCH = 100;

export async function addFile(database: Queryable, file: NewFile): Promise<void> {
  await database.query(
    'insert into files (id, owner_id, media_type, bytes, salt) values ($1, $2, $3, $4, $5)',
    [file.id, file.ownerId, file.mediaType, file.bytes, file.salt],
  );
}

export async function findFile(database: Queryable, id: string): Promise<FileRow | undefined> {
  const [file] = await database.query<FileRow>(
    `select media_type as "mediaType", salt from files
     where id = $1 and salt is not null and owner_id is not null`,
    [id],
  );
  return file;
}

/** Makes a file permanent, in the transaction that stores its id. */
export async function claimFile(transaction: Queryable, id: string): Promise<void> {
  const rows = await transaction.query(
    'update files set claimed_at = now() where id = $1 and salt is not null returning id',
    [id],
  );
  // It was unclaimed for so long that it was removed.
  if (rows.length === 0) throw new ApiError('UNAVAILABLE');
}

/** Adds a use of a claimed file, in the transaction that stores its id in another row. */
export async function shareFile(transaction: Queryable, id: string): Promise<void> {
  const rows = await transaction.query(
    'update files set use_count = use_count + 1 where id = $1 and salt is not null returning id',
    [id],
  );
  if (rows.length === 0) throw new ApiError('UNAVAILABLE');
}

/** Ends a use of a file. Without any use it is erased: unreadable from the commit on; its bytes are removed later. */
export async function dropFile(transaction: Queryable, id: string): Promise<void> {
  await dropFiles(transaction, [id]);
}

/** Ends a use of each of the files. */
export async function dropFiles(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `update files set
       use_count = use_count - 1,
       salt = case when use_count > 1 then salt end,
       dropped_at = case when use_count > 1 then null else now() end
     where id = any($1)`,
    [ids],
  );
}

export async function dropFilesOf(transaction: Queryable, ownerId: string): Promise<void> {
  await transaction.query(
    'update files set owner_id = null, salt = null, dropped_at = now() where owner_id = $1',
    [ownerId],
  );
}

/** Locks files to remove: dropped, without an owner, or not claimed within an hour. */
export async function lockUnusedFiles(transaction: Queryable): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select id from files
     where dropped_at is not null or owner_id is null
       or (claimed_at is null and created_at < now() - interval '1 hour')
     order by created_at limit $1 for update skip locked`,
    [BATCH],
  );
  return rows.map(({ id }) => id);
}

export async function deleteFileRows(
  transaction: Queryable,
  ids: readonly string[],
): Promise<void> {
  await transaction.query('delete from files where id = any($1)', [ids]);
}
