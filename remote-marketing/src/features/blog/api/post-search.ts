import { searchPostsEndpoint } from '@sopaan/schemas/blog/post';
import type { FilterDefinition } from '@sopaan/search/filter-definition';
import { createSearchSource } from '@sopaan/search/search-source';

/** The categories and tags come from the posts. */
export const postFilters: FilterDefinition = {
  hasLocation: false,
  keys: [
    { key: 'category', label: 'Category', options: 'open' },
    { key: 'tag', label: 'Tag', options: 'open', placement: 'chip' },
  ],
};

export const postSearch = createSearchSource(postFilters, searchPostsEndpoint);
