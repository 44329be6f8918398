import { call } from '@sopaan/api-client/call';
import { getFollowedInstitutesEndpoint } from '@sopaan/schemas/institutes/followed-institutes';
import { pagedQuery } from '../../../components/paged-list/paged-query';

/** The institutes that the member follows, most recent first. Always refetched, because the pages of institutes change the list. */
export const followedInstitutesQuery = () => ({
  ...pagedQuery(['followed-institutes'], (page, signal) =>
    call(getFollowedInstitutesEndpoint, { ...page, limit: 12 }, { signal }),
  ),
  staleTime: 0,
});
