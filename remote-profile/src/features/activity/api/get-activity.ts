import { call } from '@sopaan/api-client/call';
import { getActivityEndpoint, type ActivityKind } from '@sopaan/schemas/activity/activity';
import { pagedQuery } from '../../../components/paged-list/paged-query';

/** What the member has done, newest first. Always refetched, because every part of the site adds activities. */
export const activityQuery = (kind: ActivityKind | undefined) => ({
  ...pagedQuery(['activity', kind ?? 'all'], (page, signal) =>
    call(getActivityEndpoint, { kind, ...page }, { signal }),
  ),
  staleTime: 0,
});
