import { govtJobFilters } from '@sopaan/search/definition/govt-jobs';
import { createSearchSource } from '@sopaan/search/search-source';
import { searchGovtJobsEndpoint } from '@sopaan/schemas/job';

export const govtJobs = createSearchSource(govtJobFilters, searchGovtJobsEndpoint);
