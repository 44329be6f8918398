import { call } from '@sopaan/api-client/call';
import { getFollowersEndpoint, getFollowingsEndpoint } from '@sopaan/schemas/stats/member-follow';
import { pagedQuery } from '../../../components/paged-list/paged-query';

export type FollowListName = 'followers' | 'followings';

const endpoints = { followers: getFollowersEndpoint, followings: getFollowingsEndpoint };

/** The followers of the member, or those whom the member follows, with a public page; most recent first. Always refetched: others change it. */
export const followListQuery = (name: FollowListName) => ({
  ...pagedQuery(['follow-list', name], (page, signal) =>
    call(endpoints[name], { ...page, limit: 20 }, { signal }),
  ),
  staleTime: 0,
});
