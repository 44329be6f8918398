import { call } from '@sopaan/api-client/call';
import { getParentalConsentEndpoint } from '@sopaan/schemas/account/parental-consent';
import { queryOptions } from '@tanstack/react-query';

/** What the link asks a parent or guardian for. Reading it changes nothing. */
export const parentalConsentQuery = (token: string) =>
  queryOptions({
    queryKey: ['parental-consent', token],
    queryFn: ({ signal }) => call(getParentalConsentEndpoint, { token }, { signal }),
  });
