import type { Queryable } from '../../database/database';

interface HlsVersionRow {
  id: string;
  file_id: string;
  salt: Buffer;
}

/** The most versions that one call removes. */
const BATCH = 10;

export async function addHlsVersion(
  transaction: Queryable,
  { id, file_id: fileId, salt }: HlsVersionRow,
  files: ReadonlyArray<{ name: string; mediaType: string }>,
): Promise<void> {
  await transaction.query('insert into hls_versions (id, file_id, salt) values ($1, $2, $3)', [
    id,
    fileId,
    salt,
  ]);
  await transaction.query(
    `insert into hls_files (version_id, name, media_type)
     select $1, name, media_type from unnest($2::text[], $3::text[]) as files (name, media_type)`,
    [id, files.map(({ name }) => name), files.map(({ mediaType }) => mediaType)],
  );
}

export async function setHlsVersionStored(database: Queryable, id: string): Promise<void> {
  await database.query('update hls_versions set stored_at = now() where id = $1', [id]);
}

/** A file of a completely stored version of a video. */
export async function findHlsFile(
  database: Queryable,
  { fileId, version, name }: { fileId: string; version: string; name: string },
): Promise<{ media_type: string; salt: Buffer } | undefined> {
  const [row] = await database.query<{ media_type: string; salt: Buffer }>(
    `select media_type, salt from hls_files join hls_versions on hls_versions.id = version_id
     where version_id = $1 and name = $2 and file_id = $3 and stored_at is not null`,
    [version, name, fileId],
  );
  return row;
}

/** Locks versions that no encoding has referred to for a day: replaced, of a deleted video, or never completely stored. */
export function lockUnusedHlsVersions(
  transaction: Queryable,
): Promise<Array<{ id: string; names: string[] }>> {
  return transaction.query(
    `select id, array(select name from hls_files where version_id = hls_versions.id) as names
     from hls_versions
     where created_at < now() - interval '1 day'
       and not exists (select from video_encodings where version_id = hls_versions.id)
     order by created_at limit $1 for update skip locked`,
    [BATCH],
  );
}

export async function deleteHlsVersions(
  transaction: Queryable,
  ids: readonly string[],
): Promise<void> {
  await transaction.query('delete from hls_versions where id = any($1)', [ids]);
}
