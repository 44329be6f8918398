import { call } from '@sopaan/api-client/call';
import { getNewsletterPreferencesEndpoint } from '@sopaan/schemas/newsletter/preferences';
import { queryOptions } from '@tanstack/react-query';

/** Which topics a subscriber gets. */
export const preferencesQuery = (token: string) =>
  queryOptions({
    queryKey: ['newsletter', 'preferences', token],
    queryFn: ({ signal }) => call(getNewsletterPreferencesEndpoint, { token }, { signal }),
  });
