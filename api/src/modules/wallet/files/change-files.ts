import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { lockUser } from '../../accounts/users/users.repository';
import { removeFromPacks } from '../packs/packs.repository';
import type { WalletFileRow } from './wallet-file-record';
import {
  findWalletFile,
  markCurrent,
  markSlotDeleted,
  removeSurplusFiles,
  removeWalletFile,
  replaceCurrentFile,
  updateUserDocuments,
  type WalletFileKey,
} from './wallet-files.repository';

/** Deletes the document of a slot with its replaced files; all can be restored for a time, but not into the packs that had them. */
export async function deleteDocument(
  database: Database,
  { userId, slot }: { userId: string; slot: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await markSlotDeleted(transaction, { userId, slot }))) throw new ApiError('NOT_FOUND');
    await removeFromPacks(transaction, { userId, slot });
    await updateUserDocuments(transaction, userId);
  });
}

/** Makes an earlier file the document of its slot. Restoring the current one changes nothing. */
export async function restoreFile(database: Database, key: WalletFileKey): Promise<void> {
  await withFile(database, key, async (transaction, file) => {
    if (isCurrent(file)) return;
    const slot = { userId: key.userId, slot: file.slot };
    await replaceCurrentFile(transaction, slot);
    await markCurrent(transaction, file.id);
    await removeSurplusFiles(transaction, slot);
    await updateUserDocuments(transaction, key.userId);
  });
}

/** Removes an earlier file for good. */
export async function removeFile(database: Database, key: WalletFileKey): Promise<void> {
  await withFile(database, key, async (transaction, file) => {
    if (isCurrent(file)) throw new ApiError('CONFLICT');
    await removeWalletFile(transaction, file);
  });
}

function isCurrent({ replaced_at: replacedAt, deleted_at: deletedAt }: WalletFileRow): boolean {
  return !replacedAt && !deletedAt;
}

async function withFile(
  database: Database,
  key: WalletFileKey,
  work: (transaction: Queryable, file: WalletFileRow) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockUser(transaction, key.userId);
    const file = await findWalletFile(transaction, key);
    if (!file) throw new ApiError('NOT_FOUND');
    await work(transaction, file);
  });
}
