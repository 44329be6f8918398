import { MENTOR_SORTS } from '@sopaan/schemas/mentors/mentor-options';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { flag, type FilterDefinition } from '@sopaan/search/filter-definition';
import { createSearchSource } from '@sopaan/search/search-source';

export const takesQuestionsFilter = flag('takesQuestions', 'Takes questions');
export const publicPageFilter = flag('publicPage', 'Public profile');

/** The fields and languages come from the mentors' own data. */
export const mentorFilters: FilterDefinition = {
  hasLocation: false,
  sorts: MENTOR_SORTS,
  keys: [
    { key: 'domain', label: 'Field', options: 'open' },
    { key: 'language', label: 'Language', options: 'open' },
    takesQuestionsFilter,
    publicPageFilter,
  ],
};

export const mentorSearch = createSearchSource(mentorFilters, getMentorsEndpoint);
