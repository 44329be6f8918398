import { paths } from '@sopaan/contract/paths';
import type { JobSearchType } from '@sopaan/search/job-search-types';
import { writeFilters } from '@sopaan/search/filter-codec';
import type { FilterState } from '@sopaan/search/use-filters';

const lists: Readonly<Record<JobSearchType, string>> = {
  job: paths.exploreJobs(),
  government: paths.exploreJobs('govt-job'),
  private: paths.exploreJobs('private-job'),
};

/** The same search where it has every filter. */
export function allFiltersPath(type: JobSearchType, { definition, filters }: FilterState): string {
  const query = writeFilters(definition, filters);
  return query ? `${lists[type]}?${query}` : lists[type];
}
