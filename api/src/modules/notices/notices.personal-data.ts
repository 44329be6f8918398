import type { PersonalPart } from '../../personal-data/personal-part';

export const noticesPersonalData: PersonalPart = {
  name: 'notices',
  tables: ['notices'],
  read: (database, { id }) =>
    database.query(
      `select kind, title, body as text, created_at as "at", read_at as "readAt"
       from notices where user_id = $1 order by created_at, id`,
      [id],
    ),
};
