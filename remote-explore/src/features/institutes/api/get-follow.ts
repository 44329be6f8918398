import { call } from '@sopaan/api-client/call';
import { getFollowEndpoint } from '@sopaan/schemas/institutes/follow';
import { queryOptions } from '@tanstack/react-query';

/** Whether the member follows the institute. For members only. */
export const followQuery = (instituteId: string) =>
  queryOptions({
    queryKey: ['follow', instituteId],
    queryFn: ({ signal }) => call(getFollowEndpoint, { id: instituteId }, { signal }),
  });
