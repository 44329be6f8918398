import type { JobList, SavedSearch } from '@sopaan/schemas/saved-searches/saved-search';
import { readFilters, writeFilters } from '@sopaan/search/filter-codec';
import { withoutSort } from '@sopaan/search/filters';
import type { FilterState } from '@sopaan/search/use-filters';
import { savedSearchesQuery } from '@sopaan/search/saved-searches-query';
import { useSession } from '@sopaan/session/session';
import { useQuery } from '@tanstack/react-query';

/** The member's saved search with these filters, if there is one; also undefined until the saved searches are loaded. */
export function useSavedSearch(list: JobList, filters: FilterState): SavedSearch | undefined {
  const isMember = useSession(({ status }) => status === 'member');
  const { data } = useQuery({ ...savedSearchesQuery(), enabled: isMember });
  return isMember && data ? findSavedSearch(data.items, list, filters) : undefined;
}

/** Finds the saved search with these filters. */
export function findSavedSearch(
  searches: readonly SavedSearch[],
  list: JobList,
  { definition, optimistic }: FilterState,
): SavedSearch | undefined {
  const query = writeFilters(definition, withoutSort(optimistic));
  return searches.find(
    (saved) =>
      saved.list === list &&
      writeFilters(definition, readFilters(definition, saved.query)) === query,
  );
}
