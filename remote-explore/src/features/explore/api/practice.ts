import { practiceFilters } from '@sopaan/search/definition/practice';
import { searchSource } from '@sopaan/search/search-source';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice-item';

export const practice = searchSource(practiceFilters, searchPracticeEndpoint);
