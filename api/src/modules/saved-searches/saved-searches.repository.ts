import { randomUUID } from 'node:crypto';
import type {
  AlertFrequency,
  JobList,
  SavedSearch,
} from '@sopaan/schemas/saved-searches/saved-search';
import type { Queryable } from '../../database/database';
import { changeOfFrequency } from './alert-period';
import { SAVED_SEARCH_COLUMNS, toSavedSearch, type SavedSearchRow } from './saved-search-record';

/** Identifies a saved search: the member, the list and its filters. */
interface SearchKey {
  userId: string;
  list: JobList;
  query: string;
}

export interface NewSavedSearch extends SearchKey {
  name: string;
  frequency: AlertFrequency;
}

export async function findSavedSearches(
  database: Queryable,
  userId: string,
): Promise<SavedSearch[]> {
  const rows = await database.query<SavedSearchRow>(
    `select ${SAVED_SEARCH_COLUMNS} from saved_searches where user_id = $1
     order by created_at desc, id`,
    [userId],
  );
  return rows.map(toSavedSearch);
}

/** The number of searches that the member has saved besides this one. */
export async function countOtherSearches(
  transaction: Queryable,
  { userId, list, query }: SearchKey,
): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    'select count(*) from saved_searches where user_id = $1 and (list, query) <> ($2, $3)',
    [userId, list, query],
  );
  return row?.count ?? 0;
}

/** Adds the search. If one with the same filters is saved already, its name and frequency are updated. */
export async function addSavedSearch(
  transaction: Queryable,
  { userId, list, query, name, frequency }: NewSavedSearch,
): Promise<void> {
  await transaction.query(
    `insert into saved_searches (id, user_id, list, query, name, frequency)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, list, query)
     do update set name = excluded.name, ${changeOfFrequency('excluded.frequency')}`,
    [randomUUID(), userId, list, query, name, frequency],
  );
}

/** Returns false if the member has no such search. */
export async function setAlertFrequency(
  database: Queryable,
  { id, userId, frequency }: { id: string; userId: string; frequency: AlertFrequency },
): Promise<boolean> {
  const changed = await database.query(
    `update saved_searches set ${changeOfFrequency('$3')}
     where id = $1 and user_id = $2 returning id`,
    [id, userId, frequency],
  );
  return changed.length > 0;
}

/** Returns false if the member has no such search. */
export async function deleteSavedSearch(
  database: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await database.query(
    'delete from saved_searches where id = $1 and user_id = $2 returning id',
    [id, userId],
  );
  return deleted.length > 0;
}
