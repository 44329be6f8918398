/** The job types of the search bar, each with its search source. */
import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
  type JobListItem,
} from '@sopaan/schemas/jobs/job';
import { governmentBarFilters, jobBarFilters, privateBarFilters } from '../definition/search-bar';
import { createSearchSource, type SearchSource } from '../pages/search-source';

export const JOB_SEARCH_TYPES = ['job', 'government', 'private'] as const;
export type JobSearchType = (typeof JOB_SEARCH_TYPES)[number];

interface JobSearch {
  label: string;
  source: SearchSource<JobListItem>;
}

export const jobSearches: Readonly<Record<JobSearchType, JobSearch>> = {
  job: { label: 'All jobs', source: createSearchSource(jobBarFilters, searchJobsEndpoint) },
  government: {
    label: 'Government',
    source: createSearchSource(governmentBarFilters, searchGovtJobsEndpoint),
  },
  private: {
    label: 'Private',
    source: createSearchSource(privateBarFilters, searchPrivateJobsEndpoint),
  },
};
