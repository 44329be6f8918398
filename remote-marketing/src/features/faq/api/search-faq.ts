import { call } from '@sopaan/api-client/call';
import { listFaqEndpoint } from '@sopaan/schemas/marketing/faq';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The questions of all pages that match a text. The previous results are shown while new ones load. */
export const faqSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['faq-search', text],
    queryFn: ({ signal }) => call(listFaqEndpoint, { q: text }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
