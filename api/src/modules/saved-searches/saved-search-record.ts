import {
  type AlertFrequency,
  type JobList,
  type SavedSearch,
} from '@sopaan/schemas/saved-searches/saved-search';
import { searchedJobLists } from './searched-job-list';

export interface SavedSearchRow {
  id: string;
  list: JobList;
  query: string;
  name: string;
  frequency: AlertFrequency;
  created_at: Date;
  alerted_at: Date | null;
}

/** The columns of `SavedSearchRow`. */
export const SAVED_SEARCH_COLUMNS = 'id, list, query, name, frequency, created_at, alerted_at';

export function toSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    path: searchPath(row),
    frequency: row.frequency,
    createdAt: row.created_at.toISOString(),
    alertedAt: row.alerted_at?.toISOString() ?? null,
  };
}

/** The page of the list with the filters of the search. */
export function searchPath({ list, query }: Pick<SavedSearchRow, 'list' | 'query'>): string {
  const { path } = searchedJobLists[list];
  return query === '' ? path : `${path}?${query}`;
}
