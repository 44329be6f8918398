import type { JobList, SavedSearch } from '@sopaan/schemas/saved-searches/saved-search';
import { readFilters, writeFilters } from '@sopaan/search/filter-codec';
import type { FilterState } from '@sopaan/search/use-filters';
import { useSession } from '@sopaan/session/session';
import { useQuery } from '@tanstack/react-query';
import { savedSearchesQuery } from './api/get-saved-searches';

/** The member's saved search with these filters, if there is one. */
export function useSavedSearch(
  list: JobList,
  { definition, optimistic }: FilterState,
): SavedSearch | undefined {
  const isMember = useSession(({ status }) => status === 'member');
  const { data } = useQuery({ ...savedSearchesQuery(), enabled: isMember });
  if (!isMember) return undefined;
  const query = writeFilters(definition, optimistic);
  return data?.items.find(
    (saved) =>
      saved.list === list &&
      writeFilters(definition, readFilters(definition, saved.query)) === query,
  );
}
