import type { PictureKind, PictureSize } from '@sopaan/schemas/profile/pictures';
import type { Queryable } from '../../../database/database';

/** The file of each size. */
type PictureFiles = Readonly<Record<PictureSize, string>>;

interface NewPicture {
  id: string;
  userId: string;
  kind: PictureKind;
  files: PictureFiles;
}

export async function addPicture(
  transaction: Queryable,
  { id, userId, kind, files }: NewPicture,
): Promise<void> {
  await transaction.query(
    `insert into profile_pictures (id, user_id, kind, small_file, medium_file, large_file)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, userId, kind, files.small, files.medium, files.large],
  );
}

interface PictureRow extends Record<string, unknown> {
  small_file: string | null;
  medium_file: string | null;
  large_file: string | null;
}

const FILE_COLUMNS = {
  small: 'small_file',
  medium: 'medium_file',
  large: 'large_file',
} as const;

/** Deletes the row and returns its files. */
export async function deletePicture(
  transaction: Queryable,
  { userId, kind }: { userId: string; kind: PictureKind },
): Promise<string[]> {
  const rows = await transaction.query<PictureRow>(
    `delete from profile_pictures where user_id = $1 and kind = $2
     returning small_file, medium_file, large_file`,
    [userId, kind],
  );
  return rows
    .flatMap((row) => [row.small_file, row.medium_file, row.large_file])
    .filter((file) => file !== null);
}

export async function findPictureFile(
  database: Queryable,
  { id, size }: { id: string; size: PictureSize },
): Promise<string | undefined> {
  const [row] = await database.query<PictureRow>(
    'select small_file, medium_file, large_file from profile_pictures where id = $1',
    [id],
  );
  return row?.[FILE_COLUMNS[size]] ?? undefined;
}

interface StoredPictureRow extends Record<string, unknown> {
  kind: string;
  created_at: Date;
  large_file: string | null;
}

export function findPictures(database: Queryable, userId: string): Promise<StoredPictureRow[]> {
  return database.query<StoredPictureRow>(
    'select kind, created_at, large_file from profile_pictures where user_id = $1 order by kind',
    [userId],
  );
}

/** The fields of `personal_info` that hold the URLs. */
const URL_FIELDS: Readonly<Record<PictureKind, string>> = {
  avatar: 'profilePicture',
  banner: 'bannerPicture',
};

/** Stores the URL in the profile; empty for none. */
export async function setPictureUrl(
  transaction: Queryable,
  { userId, kind, url }: { userId: string; kind: PictureKind; url: string },
): Promise<void> {
  await transaction.query(
    `update users set personal_info = personal_info || jsonb_build_object($2::text, $3::text),
       updated_at = now()
     where id = $1`,
    [userId, URL_FIELDS[kind], url],
  );
}
