import { allJobFilters } from '@sopaan/search/definition/all-jobs';
import { createSearchSource } from '@sopaan/search/search-source';
import { searchJobsEndpoint } from '@sopaan/schemas/job';

export const allJobs = createSearchSource(allJobFilters, searchJobsEndpoint);
