import type { Like } from '@sopaan/schemas/api/like';
import { ApiError } from '../../http/api-error';
import type { Database, Queryable } from '../../database/database';
import { lockAccountForShare } from '../accounts/users/users.repository';
import {
  addLike,
  changeLikeCount,
  findLike,
  lockItem,
  removeLike,
  type LikeKey,
} from './likes.repository';

export async function readLike(database: Queryable, key: LikeKey): Promise<Like> {
  const like = await findLike(database, key);
  if (!like) throw new ApiError('NOT_FOUND');
  return like;
}

/** Idempotent. */
export function setLike(database: Database, key: LikeKey, isLiked: boolean): Promise<Like> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    if (!(await lockItem(transaction, key))) throw new ApiError('NOT_FOUND');
    const change = isLiked
      ? await addLike(transaction, key)
      : -(await removeLike(transaction, key));
    if (change !== 0) await changeLikeCount(transaction, key, change);
    return readLike(transaction, key);
  });
}
