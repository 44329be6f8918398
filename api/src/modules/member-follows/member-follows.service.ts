import type { MemberFollow } from '@sopaan/schemas/stats/member-follow';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockAccountForShare } from '../accounts/users/users.repository';
import {
  addMemberFollow,
  findMemberFollow,
  removeMemberFollow,
  type MemberFollowKey,
} from './member-follows.repository';

/** Idempotent. */
export function setMemberFollow(
  database: Database,
  key: MemberFollowKey,
  isFollowing: boolean,
): Promise<MemberFollow> {
  if (key.followerId === key.followedId) {
    throw new ApiError('CONFLICT', { message: 'You cannot follow yourself.' });
  }
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.followerId);
    if (isFollowing) await addMemberFollow(transaction, key);
    else await removeMemberFollow(transaction, key);
    return findMemberFollow(transaction, key);
  });
}
