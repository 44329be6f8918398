import { call } from '@sopaan/api-client/call';
import { getNewsletterConfirmationEndpoint } from '@sopaan/schemas/newsletter/confirmation';
import { queryOptions } from '@tanstack/react-query';

/** What a link subscribes to. Reading it changes nothing. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['newsletter', 'confirmation', token],
    queryFn: ({ signal }) => call(getNewsletterConfirmationEndpoint, { token }, { signal }),
  });
