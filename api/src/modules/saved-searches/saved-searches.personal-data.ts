import type { PersonalPart } from '../../personal-data/personal-part';

/** Deleted with the account. `alerted_jobs` only keeps jobs of the last minute from being found twice. */
export const savedSearchesPersonalData: PersonalPart = {
  name: 'savedSearches',
  tables: ['saved_searches', 'alerted_jobs'],
  read: (database, { id }) =>
    database.query(
      `select list, query, name, frequency, created_at as "savedAt", alerted_at as "alertedAt"
       from saved_searches where user_id = $1 order by created_at, id`,
      [id],
    ),
};
