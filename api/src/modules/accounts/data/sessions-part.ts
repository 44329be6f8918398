import type { PersonalPart } from './personal-part';

export const sessionsPart: PersonalPart = {
  name: 'sessions',
  tables: ['sessions', 'refresh_tokens'],
  read: (database, { id }) =>
    database.query(
      `select client, created_at as "createdAt", last_used_at as "lastUsedAt",
              expires_at as "expiresAt"
       from sessions where user_id = $1 order by created_at, id`,
      [id],
    ),
};
