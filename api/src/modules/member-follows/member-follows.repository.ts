import type { MemberFollow } from '@sopaan/schemas/stats/member-follow';
import type { Queryable } from '../../database/database';

export interface MemberFollowKey {
  followerId: string;
  followedId: string;
}

export async function addMemberFollow(
  transaction: Queryable,
  { followerId, followedId }: MemberFollowKey,
): Promise<void> {
  await transaction.query(
    `insert into member_follows (follower_id, followed_id) values ($1, $2) on conflict do nothing`,
    [followerId, followedId],
  );
}

export async function removeMemberFollow(
  transaction: Queryable,
  { followerId, followedId }: MemberFollowKey,
): Promise<void> {
  await transaction.query(
    'delete from member_follows where follower_id = $1 and followed_id = $2',
    [followerId, followedId],
  );
}

export async function findMemberFollow(
  database: Queryable,
  { followerId, followedId }: MemberFollowKey,
): Promise<MemberFollow> {
  const [found] = await database.query<MemberFollow>(
    `select count(*) as followers, coalesce(bool_or(follower_id = $1), false) as following
     from member_follows where followed_id = $2`,
    [followerId, followedId],
  );
  return found ?? { followers: 0, following: false };
}

export interface FollowCounts {
  followers: number;
  followings: number;
}

export async function findFollowCounts(database: Queryable, userId: string): Promise<FollowCounts> {
  const [counts] = await database.query<FollowCounts & Record<string, unknown>>(
    `select
       (select count(*) from member_follows where followed_id = $1) as followers,
       (select count(*) from member_follows where follower_id = $1) as followings`,
    [userId],
  );
  return counts ?? { followers: 0, followings: 0 };
}
