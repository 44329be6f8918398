import type { PersonalPart } from '../../personal-data/personal-part';

export const coinsPersonalData: PersonalPart = {
  name: 'coins',
  tables: ['coin_entries'],
  read: (database, { id }) =>
    database.query(
      `select reason, subject, coins, created_at as "at"
       from coin_entries where user_id = $1 order by created_at, id`,
      [id],
    ),
};
