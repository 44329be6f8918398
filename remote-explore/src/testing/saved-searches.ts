import {
  SAVED_SEARCHES_MAX,
  type SavedSearch,
  type SavedSearches,
} from '@sopaan/schemas/saved-searches/saved-search';

/** A saved search for teachers in Kerala among private jobs. */
export function aSavedSearch(changes: Partial<SavedSearch> = {}): SavedSearch {
  const query = 'location=Kerala&search=teacher';
  return {
    id: 'search-1',
    list: 'private',
    name: 'Teachers',
    query,
    path: `/explore/jobs/private-job?${query}`,
    frequency: 'weekly',
    createdAt: '2026-11-20T06:00:00.000Z',
    alertedAt: null,
    ...changes,
  };
}

export const savedSearches = (...items: SavedSearch[]): SavedSearches => ({
  items,
  max: SAVED_SEARCHES_MAX,
});
