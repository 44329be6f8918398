import { SAVED_MAX } from '@sopaan/schemas/saved/saved';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockUser } from '../accounts/users/users.repository';
import { addSavedItem, countOthers, lockItemForShare, type SavedKey } from './saved.repository';

const FULL = `You have saved ${SAVED_MAX.toLocaleString('en-IN')} items. Remove some first.`;

/** Idempotent. */
export function saveItem(database: Database, key: SavedKey): Promise<{ saved: boolean }> {
  return database.transaction(async (transaction) => {
    // Saves of one member run one after the other, so that the number of items is counted correctly.
    await lockUser(transaction, key.userId);
    if (!(await lockItemForShare(transaction, key))) throw new ApiError('NOT_FOUND');
    if ((await countOthers(transaction, key)) >= SAVED_MAX) {
      throw new ApiError('CLOSED', { message: FULL });
    }
    await addSavedItem(transaction, key);
    return { saved: true };
  });
}
