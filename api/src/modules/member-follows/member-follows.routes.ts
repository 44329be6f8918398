import type { FastifyInstance } from 'fastify';
import {
  followMemberEndpoint,
  getFollowersEndpoint,
  getFollowingsEndpoint,
  getMemberFollowEndpoint,
  unfollowMemberEndpoint,
} from '@sopaan/schemas/stats/member-follow';
import type { SessionUser } from '../../auth/access';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import {
  findListedMembers,
  findMemberFollow,
  type MemberFollowKey,
} from './member-follows.repository';
import { setMemberFollow } from './member-follows.service';
import type { FindPublicMember } from './public-member';

const limits: readonly Limit[] = [
  { name: 'member follows', by: perAccount, count: 300, seconds: 3_600 },
];

export function memberFollows(
  app: FastifyInstance,
  { findPublicMember }: { findPublicMember: FindPublicMember },
): void {
  async function findFollowKey(user: SessionUser, username: string): Promise<MemberFollowKey> {
    const followedId = await findPublicMember(app.database, username);
    if (followedId === undefined) throw new ApiError('NOT_FOUND');
    return { followerId: user.id, followedId };
  }

  route(
    app,
    getMemberFollowEndpoint,
    async ({ input, user, database }) =>
      findMemberFollow(database, await findFollowKey(user, input.username)),
    { scope: 'shared' },
  );

  route(app, getFollowersEndpoint, ({ input, user, database }) =>
    findListedMembers(database, { userId: user.id, list: 'followers' }, input),
  );

  route(app, getFollowingsEndpoint, ({ input, user, database }) =>
    findListedMembers(database, { userId: user.id, list: 'following' }, input),
  );

  for (const [endpoint, isFollowing] of [
    [followMemberEndpoint, true],
    [unfollowMemberEndpoint, false],
  ] as const) {
    route(
      app,
      endpoint,
      async ({ input, user, database }) =>
        setMemberFollow(database, await findFollowKey(user, input.username), isFollowing),
      { limits },
    );
  }
}
