import { allJobFilters } from '@sopaan/search/definition/all-jobs';
import { searchSource } from '@sopaan/search/search-source';
import { searchJobsEndpoint } from '@sopaan/schemas/job';

export const allJobs = searchSource(allJobFilters, searchJobsEndpoint);
