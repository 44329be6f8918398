import type { Queryable } from '../../database/database';

export interface VideoFileRow {
  id: string;
  media_type: string;
  bytes: number;
  seconds: number;
  piece_bytes: number;
  salt: Buffer;
}

/** The most files that one call removes. */
const BATCH = 10;

export async function addVideoFile(database: Queryable, file: VideoFileRow): Promise<void> {
  await database.query(
    `insert into video_files (id, media_type, bytes, seconds, piece_bytes, salt)
     values ($1, $2, $3, $4, $5, $6)`,
    [file.id, file.media_type, file.bytes, file.seconds, file.piece_bytes, file.salt],
  );
}

export async function setStored(database: Queryable, id: string): Promise<void> {
  await database.query('update video_files set stored_at = now() where id = $1', [id]);
}

export async function findVideoFile(
  database: Queryable,
  id: string,
): Promise<VideoFileRow | undefined> {
  const [row] = await database.query<VideoFileRow>(
    `select id, media_type, bytes::float8 as bytes, seconds, piece_bytes, salt from video_files
     where id = $1 and stored_at is not null`,
    [id],
  );
  return row;
}

/** Locks files older than a day that no lesson uses: replaced, or never completely stored. */
export function lockUnusedVideoFiles(
  transaction: Queryable,
): Promise<Array<Pick<VideoFileRow, 'id' | 'bytes' | 'piece_bytes'>>> {
  return transaction.query(
    `select id, bytes::float8 as bytes, piece_bytes from video_files
     where created_at < now() - interval '1 day'
       and not exists (select from lesson_contents where file_id = video_files.id)
     order by created_at limit $1 for update skip locked`,
    [BATCH],
  );
}

export async function deleteVideoFileRows(
  transaction: Queryable,
  ids: readonly string[],
): Promise<void> {
  await transaction.query('delete from video_files where id = any($1)', [ids]);
}
