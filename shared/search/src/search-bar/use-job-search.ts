import type { JobListItem } from '@sopaan/schemas/jobs/job';
import type { QueryClient } from '@tanstack/react-query';
import { readFilters } from '../codec/filter-codec';
import { hasActiveFilters } from './has-active-filters';
import { JOB_SEARCH_TYPES, jobSearches, type JobSearchType } from './job-search-types';
import { readSearchType, useSearchType } from './search-type';
import { prefetchSearch } from '../pages/search-source';
import { useSearch, type Search } from '../pages/use-search';

interface JobSearch {
  type: JobSearchType;
  setType: (type: JobSearchType) => void;
  search: Search<JobListItem>;
  /** Whether results replace the page's own sections. */
  showsResults: boolean;
}

/** The job search of a page with the given default type. */
export function useJobSearch(defaultType: JobSearchType): JobSearch {
  const [type, setType] = useSearchType(JOB_SEARCH_TYPES, defaultType);
  const search = useSearch(jobSearches[type].source);
  const showsResults = type !== defaultType || hasActiveFilters(search.filters.filters);
  return { type, setType, search, showsResults };
}

/** Starts the search of a page in its loader. Returns whether results will replace the page's own sections. */
export function startJobSearch(
  defaultType: JobSearchType,
  url: URL,
  queryClient: QueryClient,
): boolean {
  const type = readSearchType(url.search, JOB_SEARCH_TYPES, defaultType);
  const { source } = jobSearches[type];
  prefetchSearch(source, url, queryClient);
  return type !== defaultType || hasActiveFilters(readFilters(source.definition, url.search));
}
