import { getMentorsEndpoint } from '@sopaan/schemas/mentor';
import type { FilterDefinition } from '@sopaan/search/filter-definition';
import { createSearchSource } from '@sopaan/search/search-source';

/** Which fields and languages there are, the mentors themselves say. */
const mentorFilters: FilterDefinition = {
  hasLocation: false,
  keys: [
    { key: 'domain', label: 'Field', options: 'open' },
    { key: 'language', label: 'Language', options: 'open' },
  ],
};

export const mentorSearch = createSearchSource(mentorFilters, getMentorsEndpoint);
