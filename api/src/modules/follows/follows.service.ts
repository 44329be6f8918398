import type { Follow } from '@sopaan/schemas/follow';
import { ApiError } from '../../plugins/api-error';
import type { Database, Queryable } from '../../plugins/database';
import { lockAccountForShare } from '../accounts/users/lock-account-for-share';
import {
  addFollow,
  changeFollowerCount,
  findFollow,
  lockInstitute,
  removeFollow,
  type Following,
} from './follows.repository';

export async function readFollow(database: Queryable, following: Following): Promise<Follow> {
  const follow = await findFollow(database, following);
  if (!follow) throw new ApiError('NOT_FOUND');
  return follow;
}

/** Repeatable: the second of two equal calls changes nothing and is answered alike. */
export function setFollow(
  database: Database,
  following: Following,
  wanted: boolean,
): Promise<Follow> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, following.userId);
    if (!(await lockInstitute(transaction, following.instituteId))) throw new ApiError('NOT_FOUND');
    const change = wanted
      ? await addFollow(transaction, following)
      : -(await removeFollow(transaction, following));
    if (change !== 0) await changeFollowerCount(transaction, following.instituteId, change);
    return readFollow(transaction, following);
  });
}
