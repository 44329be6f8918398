import { call } from '@sopaan/api-client/call';
import { getSiteStatusEndpoint } from '@sopaan/schemas/marketing/site';
import { queryOptions } from '@tanstack/react-query';

/** The state of the parts of the site. */
export const siteStatusQuery = queryOptions({
  queryKey: ['site-status'],
  queryFn: ({ signal }) => call(getSiteStatusEndpoint, {}, { signal }),
  refetchInterval: 30_000,
});
