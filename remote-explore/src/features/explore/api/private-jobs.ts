import { privateJobFilters } from '@sopaan/search/definition/private-jobs';
import { searchSource } from '@sopaan/search/search-source';
import { searchPrivateJobsEndpoint } from '@sopaan/schemas/job';

export const privateJobs = searchSource(privateJobFilters, searchPrivateJobsEndpoint);
