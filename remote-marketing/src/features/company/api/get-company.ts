import { call } from '@sopaan/api-client/call';
import { getCompanyEndpoint } from '@sopaan/schemas/marketing/site';
import { queryOptions } from '@tanstack/react-query';

/** The company that runs the site, from the settings of the site. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(getCompanyEndpoint, {}, { signal }),
  staleTime: Infinity,
});
