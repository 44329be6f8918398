import { call } from '@sopaan/api-client/call';
import { getMemberFollowEndpoint } from '@sopaan/schemas/stats/member-follow';
import { queryOptions } from '@tanstack/react-query';

/** Whether the member follows the owner of a public page. For members only. */
export const memberFollowQuery = (username: string) =>
  queryOptions({
    queryKey: ['member-follow', username],
    queryFn: ({ signal }) => call(getMemberFollowEndpoint, { username }, { signal }),
  });
