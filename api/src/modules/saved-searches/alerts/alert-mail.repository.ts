import type { Queryable } from '../../../database/database';
import type { Place } from '@sopaan/schemas/api/place';
import type { SavedSearchRow } from '../saved-search-record';

type MailedSearchRow = Pick<SavedSearchRow, 'list' | 'query' | 'name' | 'frequency'>;

/** The search; undefined if it was deleted or its emails were turned off. */
export async function findMailedSearch(
  database: Queryable,
  { searchId, userId }: { searchId: string; userId: string },
): Promise<MailedSearchRow | undefined> {
  const [row] = await database.query<MailedSearchRow>(
    `select list, query, name, frequency from saved_searches
     where id = $1 and user_id = $2 and frequency <> 'off'`,
    [searchId, userId],
  );
  return row;
}

export interface MailedJobRow {
  id: string;
  title: string;
  organization: string;
  locations: Place[];
  closes_at: Date;
}

/** The jobs that are still open, in the order of `ids`. */
export function findOpenJobs(database: Queryable, ids: readonly string[]): Promise<MailedJobRow[]> {
  return database.query<MailedJobRow>(
    `select id, title, organization ->> 'name' as organization, locations, closes_at
     from jobs where id = any ($1::text[]) and closes_at > now()
     order by array_position($1::text[], id)`,
    [ids],
  );
}
