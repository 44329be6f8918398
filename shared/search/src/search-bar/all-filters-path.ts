import { paths } from '@sopaan/contract/paths';
import type { JobSearchType } from './job-search-types';
import { writeFilters } from '../codec/filter-codec';
import type { FilterState } from '../navigation/use-filters';

const listPaths: Readonly<Record<JobSearchType, string>> = {
  job: paths.exploreJobs(),
  government: paths.exploreJobs('govt-job'),
  private: paths.exploreJobs('private-job'),
};

/** The path of the same search on the page with all filters. */
export function allFiltersPath(type: JobSearchType, { definition, filters }: FilterState): string {
  const query = writeFilters(definition, filters);
  return query ? `${listPaths[type]}?${query}` : listPaths[type];
}
