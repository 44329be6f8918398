import { call } from '@sopaan/api-client/call';
import { getFollowersEndpoint, getFollowingsEndpoint } from '@sopaan/schemas/stats/member-follow';
import { pagedQuery } from '../../../components/paged-list/paged-query';

export type FollowListName = 'followers' | 'followings';

const endpoints = { followers: getFollowersEndpoint, followings: getFollowingsEndpoint };

/** Members with a public page who follow the member, or whom the member follows; most recent first. Refetched, as others change it. */
export const followListQuery = (name: FollowListName) => ({
  ...pagedQuery(['follow-list', name], (page, signal) =>
    call(endpoints[name], { ...page, limit: 20 }, { signal }),
  ),
  staleTime: 0,
});
