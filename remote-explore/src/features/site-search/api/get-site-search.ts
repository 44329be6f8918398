import { call } from '@sopaan/api-client/call';
import {
  SITE_SEARCH_LIMIT_MAX,
  SITE_SEARCH_MIN_LENGTH,
  searchSiteEndpoint,
} from '@sopaan/schemas/site-search/site-search';
import { queryOptions } from '@tanstack/react-query';

export const isSearchable = (text: string) => text.length >= SITE_SEARCH_MIN_LENGTH;

export const siteSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['site-search', text, SITE_SEARCH_LIMIT_MAX],
    queryFn: ({ signal }) =>
      call(searchSiteEndpoint, { q: text, limit: SITE_SEARCH_LIMIT_MAX }, { signal }),
    enabled: isSearchable(text),
  });
