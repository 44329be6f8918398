import type { ListedMember, MemberFollow } from '@sopaan/schemas/stats/member-follow';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { toListedMember } from './listed-member-record';

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
  const [found] = await database.query<Pick<MemberFollow, 'followers' | 'following'>>(
    `select count(*) as followers, coalesce(bool_or(follower_id = $1), false) as following
     from member_follows where followed_id = $2`,
    [followerId, followedId],
  );
  const isSelf = followerId === followedId;
  return { ...(found ?? { followers: 0, following: false }), isSelf };
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

/** For each list, the column of its owner and that of the listed members. */
const LISTS = {
  followers: { owner: 'followed_id', listed: 'follower_id' },
  following: { owner: 'follower_id', listed: 'followed_id' },
} as const;

/** The followers of a member, or those whom the member follows; most recent first. Members whose public page is off are left out. */
export function findListedMembers(
  database: Queryable,
  { userId, list }: { userId: string; list: keyof typeof LISTS },
  page: PageRequest,
): Promise<Page<ListedMember>> {
  const { owner, listed } = LISTS[list];
  const conditions = new Conditions();
  conditions.equal(`member_follows.${owner}`, userId);
  conditions.add(`is_public and is_active and personal_info ->> 'username' <> ''`);
  return findPage(database, page, {
    columns: `
      personal_info ->> 'username' as username, first_name, last_name,
      coalesce(personal_info ->> 'profilePicture', '') as picture,
      member_follows.created_at as followed_at`,
    from: `member_follows
      join users on users.id = member_follows.${listed}
      join public_profiles on public_profiles.user_id = users.id`,
    conditions,
    order: [
      ['member_follows.created_at', 'timestamptz'],
      ['users.id', 'text'],
    ],
    direction: 'desc',
    toItem: toListedMember,
  });
}
