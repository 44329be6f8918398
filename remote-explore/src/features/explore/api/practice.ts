import { practiceFilters } from '@sopaan/search/definition/practice';
import { createSearchSource } from '@sopaan/search/search-source';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice-item';

export const practice = createSearchSource(practiceFilters, searchPracticeEndpoint);
