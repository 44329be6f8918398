import { SAVED_KINDS, SAVED_MAX, type SavedKeys } from '@sopaan/schemas/saved/saved';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockUser } from '../accounts/users/users.repository';
import {
  addSavedItem,
  addSavedItems,
  countOthers,
  findSavedKeys,
  lockItemForShare,
  lockItemsForShare,
  type SavedKey,
} from './saved.repository';

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

/** Idempotent: saves those of the items that exist, as long as there is room. */
export function saveItems(
  database: Database,
  userId: string,
  items: SavedKeys,
): Promise<{ added: number; isFull: boolean }> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const stored = new Set((await findSavedKeys(transaction, userId)).map(itemKey));
    const existing = new Set<string>();
    for (const kind of SAVED_KINDS) {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
      const found = await lockItemsForShare(transaction, kind, ids);
      for (const id of found) existing.add(itemKey({ kind, id }));
    }
    const byKey = new Map(items.map((item) => [itemKey(item), item]));
    const missing = [...byKey].filter(([key]) => existing.has(key) && !stored.has(key));
    const room = Math.max(SAVED_MAX - stored.size, 0);
    const added = missing.slice(0, room).map(([, item]) => item);
    await addSavedItems(transaction, userId, added);
    return { added: added.length, isFull: missing.length > room };
  });
}

const itemKey = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;
