/** The filters of the page and their results. */
import { useFilters, type FilterState } from '../navigation/use-filters';
import type { SearchSource } from './search-source';
import { useSearchPages, type SearchPages } from './use-search-pages';

export interface Search<Item> {
  source: SearchSource<Item>;
  filters: FilterState;
  pages: SearchPages<Item>;
}

export function useSearch<Item>(source: SearchSource<Item>): Search<Item> {
  const filters = useFilters(source.definition);
  const pages = useSearchPages(source.pages(filters.filters));
  // While a navigation is pending, the controls already show the new filters and the results are those of the old ones.
  const isOutdated = pages.isOutdated || filters.isPending;
  return { source, filters, pages: { ...pages, isOutdated } };
}
