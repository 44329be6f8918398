import type { Like } from '@sopaan/schemas/like';
import { ApiError } from '../../plugins/api-error';
import type { Database, Queryable } from '../../plugins/database';
import { lockAccountForShare } from '../accounts/users/lock-account-for-share';
import {
  addLike,
  changeLikeCount,
  findLike,
  lockThing,
  removeLike,
  type Liking,
} from './likes.repository';

export async function readLike(database: Queryable, liking: Liking): Promise<Like> {
  const like = await findLike(database, liking);
  if (!like) throw new ApiError('NOT_FOUND');
  return like;
}

/** Repeatable: the second of two equal calls changes nothing and is answered alike. */
export function setLike(database: Database, liking: Liking, wanted: boolean): Promise<Like> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, liking.userId);
    if (!(await lockThing(transaction, liking))) throw new ApiError('NOT_FOUND');
    const change = wanted
      ? await addLike(transaction, liking)
      : -(await removeLike(transaction, liking));
    if (change !== 0) await changeLikeCount(transaction, liking, change);
    return readLike(transaction, liking);
  });
}
