/** A searchable list: its filters and how its pages are fetched. */
import { call } from '@sopaan/api-client/call';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { EVERYWHERE } from '@sopaan/schemas/api/place-options';
import type { QueryClient } from '@tanstack/react-query';
import type { Schema } from 'yup';
import { readFilters, writeFilters } from '../codec/filter-codec';
import { chosenOptions, type Filters } from '../codec/filters';
import { isFlag, type FilterDefinition } from '../definition/filter-definition';
import { chosenSort } from '../sort/list-sort';
import type { SearchPage } from './search-page';
import { searchPagesOptions, type SearchPagesQuery } from './search-pages-options';

export interface SearchSource<Item> {
  definition: FilterDefinition;
  /** The query for the pages of the list with these filters. */
  pages: (filters: Filters) => SearchPagesQuery<Item>;
  /** Fetches the total and the facets for these filters. */
  count: (filters: Filters, signal: AbortSignal) => Promise<SearchPage<Item>>;
}

interface Page {
  limit?: number;
  cursor?: string;
  facets?: boolean;
}

/** Creates a source from an endpoint. `fixed`: further fields of each request, such as the institute whose courses are listed. */
export function createSearchSource<Item>(
  definition: FilterDefinition,
  endpoint: Endpoint<Schema, Schema<SearchPage<Item>>>,
  fixed: Record<string, unknown> = {},
): SearchSource<Item> {
  const fetchPage = (filters: Filters, page: Page, signal: AbortSignal) => {
    const request: unknown = { ...requestFields(definition, filters), ...fixed, ...page };
    return call(endpoint, endpoint.request.validateSync(request), { signal });
  };
  return {
    definition,
    pages: (filters) => ({
      queryKey: ['search', endpoint.path, fixed, writeFilters(definition, filters)],
      fetchPage: (cursor, isFirst, signal) =>
        fetchPage(filters, isFirst ? { facets: true } : { cursor }, signal),
    }),
    count: (filters, signal) => fetchPage(filters, { facets: true, limit: 1 }, signal),
  };
}

/** A source whose responses include what the items are for the member: they are cached apart from those to guests, under `key`. */
export function memberSearchSource<Item>(
  source: SearchSource<Item>,
  key: string,
): SearchSource<Item> {
  return {
    ...source,
    pages: (filters) => {
      const query = source.pages(filters);
      return { ...query, queryKey: [key, 'member', ...query.queryKey] };
    },
  };
}

/** The filters and the order as fields of a request: flags are `true`, other keys are lists. */
export function requestFields(
  definition: FilterDefinition,
  filters: Filters,
): Record<string, unknown> {
  const chosenEntries = definition.keys.flatMap((key) => {
    const values = chosenOptions(filters, key.key);
    if (values.length === 0) return [];
    return [[key.key, isFlag(key) ? true : values]];
  });
  const sort = chosenSort(definition, filters);
  return {
    ...(sort !== undefined && { sort }),
    ...(filters.search && { search: filters.search }),
    ...(definition.hasLocation &&
      filters.location !== EVERYWHERE && { location: filters.location }),
    ...Object.fromEntries(chosenEntries),
  };
}

/** For loaders: prefetches the results for the URL of a list's page. */
export function prefetchSearch<Item>(
  source: SearchSource<Item>,
  url: URL,
  queryClient: QueryClient,
): void {
  const query = source.pages(readFilters(source.definition, url.search));
  void queryClient.prefetchInfiniteQuery(searchPagesOptions(query));
}
