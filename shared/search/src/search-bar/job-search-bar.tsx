import type { JobListItem } from '@sopaan/schemas/jobs/job';
import type { Search } from '../pages/use-search';
import { JOB_SEARCH_TYPES, jobSearches, type JobSearchType } from './job-search-types';
import { SearchBar } from './search-bar';

interface JobSearchBarProps {
  type: JobSearchType;
  onType: (type: JobSearchType) => void;
  search: Search<JobListItem>;
}

const types = JOB_SEARCH_TYPES.map((value) => ({ value, label: jobSearches[value].label }));

/** The search bar for jobs, with the switch of the search type. */
export function JobSearchBar({ type, onType, search }: JobSearchBarProps) {
  return (
    <SearchBar
      label="Search jobs"
      placeholder="Title, skill or organisation"
      filters={search.filters}
      facets={search.pages.facets}
      switch={{ types, type, onType }}
    />
  );
}
