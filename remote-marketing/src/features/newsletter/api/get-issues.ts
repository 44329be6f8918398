import { call } from '@sopaan/api-client/call';
import { getNewsletterIssuesEndpoint } from '@sopaan/schemas/newsletter/issue';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The issues that were sent, the latest first, page by page. */
export const issuesQuery = infiniteQueryOptions({
  queryKey: ['newsletter', 'issues'],
  queryFn: ({ signal, pageParam }) =>
    call(getNewsletterIssuesEndpoint, pageParam ? { cursor: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
