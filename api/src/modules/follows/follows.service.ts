import type { Follow } from '@sopaan/schemas/institutes/follow';
import { ApiError } from '../../http/api-error';
import type { Database, Queryable } from '../../database/database';
import { lockAccountForShare } from '../accounts/users/users.repository';
import {
  addFollow,
  changeFollowerCount,
  findFollow,
  lockInstitute,
  removeFollow,
  type FollowKey,
} from './follows.repository';

export async function readFollow(database: Queryable, key: FollowKey): Promise<Follow> {
  const follow = await findFollow(database, key);
  if (!follow) throw new ApiError('NOT_FOUND');
  return follow;
}

/** Idempotent. */
export function setFollow(
  database: Database,
  key: FollowKey,
  isFollowing: boolean,
): Promise<Follow> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    if (!(await lockInstitute(transaction, key.instituteId))) throw new ApiError('NOT_FOUND');
    const change = isFollowing
      ? await addFollow(transaction, key)
      : -(await removeFollow(transaction, key));
    if (change !== 0) await changeFollowerCount(transaction, key.instituteId, change);
    return readFollow(transaction, key);
  });
}
