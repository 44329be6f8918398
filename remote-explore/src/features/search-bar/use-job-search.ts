import type { JobListItem } from '@sopaan/schemas/job';
import { readFilters } from '@sopaan/search/filter-codec';
import { hasActiveFilters } from '@sopaan/search/has-active-filters';
import { JOB_SEARCH_TYPES, jobSearches, type JobSearchType } from '@sopaan/search/job-search-types';
import { readSearchType, useSearchType } from '@sopaan/search/search-type';
import { prefetchSearch } from '@sopaan/search/search-source';
import { useSearch, type Search } from '@sopaan/search/use-search';
import type { QueryClient } from '@tanstack/react-query';

interface JobSearch {
  type: JobSearchType;
  setType: (type: JobSearchType) => void;
  search: Search<JobListItem>;
  /** Whether results take the place of what the page shows by itself. */
  isSearched: boolean;
}

/** The job search of a page whose usual type is given. */
export function useJobSearch(usual: JobSearchType): JobSearch {
  const [type, setType] = useSearchType(JOB_SEARCH_TYPES, usual);
  const search = useSearch(jobSearches[type].source);
  const isSearched = type !== usual || hasActiveFilters(search.filters.filters);
  return { type, setType, search, isSearched };
}

/** For loaders. Whether results will take the place of what the page shows by itself. */
export function startJobSearch(usual: JobSearchType, url: URL, queryClient: QueryClient): boolean {
  const type = readSearchType(url.search, JOB_SEARCH_TYPES, usual);
  const { source } = jobSearches[type];
  prefetchSearch(source, url, queryClient);
  return type !== usual || hasActiveFilters(readFilters(source.definition, url.search));
}
