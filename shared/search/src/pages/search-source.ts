/** A list that can be searched: what it is filtered by, and how its pages are asked for. */
import { call } from '@sopaan/api-client/call';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { EVERYWHERE } from '@sopaan/schemas/place-options';
import type { QueryClient } from '@tanstack/react-query';
import type { Schema } from 'yup';
import { readFilters, writeFilters } from '../codec/filter-codec';
import { chosenOf, type Filters } from '../codec/filters';
import { isFlag, type FilterDefinition } from '../definition/filter-definition';
import type { SearchPage } from './search-page';
import { searchPagesOptions, type SearchPagesQuery } from './search-pages-options';

export interface SearchSource<Item> {
  definition: FilterDefinition;
  /** The list under these filters, page by page. */
  pages: (filters: Filters) => SearchPagesQuery<Item>;
  /** How much these filters would give, and each option beside them; no items. */
  count: (filters: Filters, signal: AbortSignal) => Promise<SearchPage<Item>>;
}

interface Page {
  limit?: number;
  cursor?: string;
  facets?: boolean;
}

/** A source out of an endpoint. `fixed` is asked besides, for example the institute whose courses are listed. */
export function createSearchSource<Item>(
  definition: FilterDefinition,
  endpoint: Endpoint<Schema, Schema<SearchPage<Item>>>,
  fixed: Record<string, unknown> = {},
): SearchSource<Item> {
  const ask = (filters: Filters, page: Page, signal: AbortSignal) => {
    const request: unknown = { ...requestFields(definition, filters), ...fixed, ...page };
    return call(endpoint, endpoint.request.validateSync(request), { signal });
  };
  return {
    definition,
    pages: (filters) => ({
      queryKey: ['search', endpoint.path, fixed, writeFilters(definition, filters)],
      fetchPage: (cursor, isFirst, signal) =>
        ask(filters, isFirst ? { facets: true } : { cursor }, signal),
    }),
    count: (filters, signal) => ask(filters, { facets: true, limit: 1 }, signal),
  };
}

/** Filters as fields of a request. Flags are one value, other keys are lists. */
export function requestFields(
  definition: FilterDefinition,
  filters: Filters,
): Record<string, unknown> {
  const chosen = definition.keys.flatMap((key) => {
    const values = chosenOf(filters, key.key);
    if (values.length === 0) return [];
    return [[key.key, isFlag(key) ? true : values]];
  });
  return {
    ...(filters.search && { search: filters.search }),
    ...(definition.hasLocation &&
      filters.location !== EVERYWHERE && { location: filters.location }),
    ...Object.fromEntries(chosen),
  };
}

/** For loaders: starts to read what a URL of the list's page asks for. */
export function prefetchSearch<Item>(
  source: SearchSource<Item>,
  url: URL,
  queryClient: QueryClient,
): void {
  const query = source.pages(readFilters(source.definition, url.search));
  void queryClient.prefetchInfiniteQuery(searchPagesOptions(query));
}
