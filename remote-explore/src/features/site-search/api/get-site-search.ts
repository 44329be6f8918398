import { call } from '@sopaan/api-client/call';
import {
  SITE_SEARCH_MIN_LENGTH,
  searchSiteEndpoint,
} from '@sopaan/schemas/site-search/site-search';
import { queryOptions } from '@tanstack/react-query';

export const isSearchable = (text: string) => text.length >= SITE_SEARCH_MIN_LENGTH;

export const siteSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['site-search', text],
    queryFn: ({ signal }) => call(searchSiteEndpoint, { q: text }, { signal }),
    enabled: isSearchable(text),
  });
