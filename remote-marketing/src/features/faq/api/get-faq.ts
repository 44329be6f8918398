import { call } from '@sopaan/api-client/call';
import { listFaqEndpoint, type FaqPage } from '@sopaan/schemas/marketing/faq';
import { queryOptions } from '@tanstack/react-query';

/** The questions change only with a release of the API. */
const STALE_MS = 5 * 60_000;

/** The frequently asked questions of a page. */
export const faqQuery = (page: FaqPage) =>
  queryOptions({
    queryKey: ['faq', page],
    queryFn: ({ signal }) => call(listFaqEndpoint, { page }, { signal }),
    staleTime: STALE_MS,
  });
