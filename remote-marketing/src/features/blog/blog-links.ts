import { paths } from '@sopaan/contract/paths';
import { writeFilters } from '@sopaan/search/filter-codec';
import { NO_FILTERS, type Filters } from '@sopaan/search/filters';
import { postFilters } from './api/post-search';

/** The path of the list of posts with these filters. */
export function listPath(filters: Filters): string {
  const query = writeFilters(postFilters, filters);
  return query === '' ? paths.blog : `${paths.blog}?${query}`;
}

export const categoryPath = (category: string) =>
  listPath({ ...NO_FILTERS, chosen: { category: [category] } });

export const tagPath = (tag: string) => listPath({ ...NO_FILTERS, chosen: { tag: [tag] } });
