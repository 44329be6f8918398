import { call } from '@sopaan/api-client/call';
import { getMemberAgeEndpoint } from '@sopaan/schemas/account/age';
import { queryOptions } from '@tanstack/react-query';

/**
 * The age group of the member, and the consent of a parent or guardian. For members only. Refetched on focus, since the parent may have
 * decided meanwhile.
 */
export const memberAgeQuery = () =>
  queryOptions({
    queryKey: ['account', 'age'],
    queryFn: ({ signal }) => call(getMemberAgeEndpoint, {}, { signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
