import { call } from '@sopaan/api-client/call';
import { getNewsletterConfirmationEndpoint } from '@sopaan/schemas/newsletter/confirmation';
import { queryOptions } from '@tanstack/react-query';

/** The subscription that a link confirms. Reading it does not confirm it. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['newsletter', 'confirmation', token],
    queryFn: ({ signal }) => call(getNewsletterConfirmationEndpoint, { token }, { signal }),
  });
