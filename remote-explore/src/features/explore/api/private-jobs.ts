import { privateJobFilters } from '@sopaan/search/definition/private-jobs';
import { createSearchSource } from '@sopaan/search/search-source';
import { searchPrivateJobsEndpoint } from '@sopaan/schemas/job';

export const privateJobs = createSearchSource(privateJobFilters, searchPrivateJobsEndpoint);
