import { call } from '@sopaan/api-client/call';
import {
  SITE_SEARCH_MIN_LENGTH,
  searchSiteEndpoint,
} from '@sopaan/schemas/site-search/site-search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const RESULTS_PER_GROUP = 3;

/** While another text loads, the previous results stay. A request for a text that has changed is aborted. */
export const siteSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['site-search', text, RESULTS_PER_GROUP],
    queryFn: ({ signal }) =>
      call(searchSiteEndpoint, { q: text, limit: RESULTS_PER_GROUP }, { signal }),
    enabled: text.length >= SITE_SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
  });
