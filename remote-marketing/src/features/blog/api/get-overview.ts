import { call } from '@sopaan/api-client/call';
import { getBlogOverviewEndpoint } from '@sopaan/schemas/blog/post';
import { queryOptions } from '@tanstack/react-query';

/** The recent posts and comments. */
export const blogOverviewQuery = queryOptions({
  queryKey: ['blog', 'overview'],
  queryFn: ({ signal }) => call(getBlogOverviewEndpoint, {}, { signal }),
});
