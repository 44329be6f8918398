import { call } from '@sopaan/api-client/call';
import { getUnsubscribeLinkEndpoint } from '@sopaan/schemas/account/unsubscribe';
import { queryOptions } from '@tanstack/react-query';

/** What the link of an email unsubscribes from. Reading it changes nothing. */
export const unsubscribeLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscribe-link', token],
    queryFn: ({ signal }) => call(getUnsubscribeLinkEndpoint, { token }, { signal }),
  });
