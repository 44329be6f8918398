import type { PersonalPart } from '../../personal-data/personal-part';

export const festivalsPersonalData: PersonalPart = {
  name: 'festivals',
  tables: ['festival_entries'],
  read: (database, { id }) =>
    database.query(
      `select title as festival, registered_at as "registeredAt", shows_city as "showsCity",
         rank, amount as "prizeInRupees", status
       from festival_entries join festivals on festivals.id = festival_id
       where user_id = $1 order by registered_at, festival_id`,
      [id],
    ),
};
