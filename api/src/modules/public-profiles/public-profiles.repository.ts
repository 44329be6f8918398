import type { PublicPageChoices } from '@sopaan/schemas/public-profile/public-profile';
import { isUniqueViolation } from '../../database/database-error';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { DEFAULT_CHOICES, type PublicProfileRow } from './public-profile-record';

const COLUMNS = 'is_public, is_indexable, visible_sections';

/** The choices of the member with this username, ignoring case; undefined if nobody has it. */
export async function findChoicesByUsername(
  database: Queryable,
  username: string,
): Promise<(PublicProfileRow & { user_id: string }) | undefined> {
  const [found] = await database.query<PublicProfileRow & { user_id: string }>(
    `select user_id, ${COLUMNS}
     from users join public_profiles on user_id = users.id
     where lower(personal_info ->> 'username') = lower($1) and personal_info ->> 'username' <> ''
       and is_active`,
    [username],
  );
  return found;
}

export async function findChoices(database: Queryable, userId: string): Promise<PublicProfileRow> {
  const [found] = await database.query<PublicProfileRow>(
    `select ${COLUMNS} from public_profiles where user_id = $1`,
    [userId],
  );
  return found ?? DEFAULT_CHOICES;
}

/** Also marks the account as changed, so that an import whose preview is older is rejected. */
export async function storeChoices(
  database: Queryable,
  userId: string,
  { isPublic, isIndexable, visibleSections }: PublicPageChoices,
): Promise<void> {
  await database.query(
    `with changed as (update users set updated_at = now() where id = $1)
     insert into public_profiles (user_id, ${COLUMNS}) values ($1, $2, $3, $4)
     on conflict (user_id) do update set
       is_public = excluded.is_public,
       is_indexable = excluded.is_indexable,
       visible_sections = excluded.visible_sections,
       updated_at = now()`,
    [userId, isPublic, isIndexable, visibleSections],
  );
}

/** Takes the public page off the site. The other choices stay. */
export async function hidePublicProfile(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query(
    'update public_profiles set is_public = false, updated_at = now() where user_id = $1 and is_public',
    [userId],
  );
}

/** Finds out which of the usernames are taken. */
export async function findTakenUsernames(
  database: Queryable,
  usernames: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ username: string }>(
    `select lower(personal_info ->> 'username') as username from users
     where lower(personal_info ->> 'username') = any ($1) and personal_info ->> 'username' <> ''`,
    [usernames],
  );
  return rows.map(({ username }) => username);
}

export async function setUsername(
  database: Queryable,
  userId: string,
  username: string,
): Promise<void> {
  try {
    await database.query(
      `update users
       set personal_info = jsonb_set(personal_info, '{username}', to_jsonb($2::text)), updated_at = now()
       where id = $1`,
      [userId, username],
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const fields = { username: 'This username is taken. Choose another one.' };
    throw new ApiError('CONFLICT', { fields, cause: error });
  }
}
