import { JOB_SEARCH_TYPES, jobSearches, type JobSearchType } from '@sopaan/search/job-search-types';
import { SearchBar } from '@sopaan/search/search-bar';
import type { Search } from '@sopaan/search/use-search';
import type { JobListItem } from '@sopaan/schemas/jobs/job';

interface JobSearchBarProps {
  type: JobSearchType;
  onType: (type: JobSearchType) => void;
  search: Search<JobListItem>;
}

const types = JOB_SEARCH_TYPES.map((value) => ({ value, label: jobSearches[value].label }));

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
