import { govtJobFilters } from '@sopaan/search/definition/govt-jobs';
import { searchSource } from '@sopaan/search/search-source';
import { searchGovtJobsEndpoint } from '@sopaan/schemas/job';

export const govtJobs = searchSource(govtJobFilters, searchGovtJobsEndpoint);
