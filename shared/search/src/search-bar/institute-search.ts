import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { instituteBarFilters } from '../definition/search-bar';
import { createSearchSource } from '../pages/search-source';

/** The institutes that the search bar finds. */
export const instituteSearch = createSearchSource(instituteBarFilters, getInstitutesEndpoint);
