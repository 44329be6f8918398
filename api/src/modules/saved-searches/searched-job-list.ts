import { paths } from '@sopaan/contract/paths';
import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
  type JobListItem,
} from '@sopaan/schemas/jobs/job';
import type { JobList } from '@sopaan/schemas/saved-searches/saved-search';
import { inputReader } from '../../http/request-input';
import type { SearchedList, SearchRequest } from '../../search/searched-list';
import { allJobs, governmentJobs, privateJobs } from '../jobs/job-lists';
import type { JobListRow } from '../jobs/job-record';

/** A request of a list of jobs. */
export type JobSearchRequest = SearchRequest & Readonly<Record<string, unknown>>;

/** A list of jobs whose searches can be saved. */
interface SearchedJobList {
  list: SearchedList<JobListRow, JobListItem>;
  /** Parses a query as the list's own endpoint does. */
  readRequest: (raw: {
    params: unknown;
    query: unknown;
    body: unknown;
  }) => Promise<JobSearchRequest>;
  /** The list's page. */
  path: string;
}

export const searchedJobLists: Readonly<Record<JobList, SearchedJobList>> = {
  all: {
    list: allJobs,
    readRequest: inputReader(searchJobsEndpoint.request, { hasBody: false }),
    path: paths.exploreJobs(),
  },
  private: {
    list: privateJobs,
    readRequest: inputReader(searchPrivateJobsEndpoint.request, { hasBody: false }),
    path: paths.exploreJobs('private-job'),
  },
  government: {
    list: governmentJobs,
    readRequest: inputReader(searchGovtJobsEndpoint.request, { hasBody: false }),
    path: paths.exploreJobs('govt-job'),
  },
};
