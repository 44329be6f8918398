import { call } from '@sopaan/api-client/call';
import { getMemberNewsletterEndpoint } from '@sopaan/schemas/newsletter/member-newsletter';
import { queryOptions } from '@tanstack/react-query';

export const newsletterQuery = () =>
  queryOptions({
    queryKey: ['account', 'newsletter'],
    queryFn: ({ signal }) => call(getMemberNewsletterEndpoint, {}, { signal }),
  });
