import { randomUUID } from 'node:crypto';
import { DELETED_DAYS, EARLIER_FILES_MAX } from '@sopaan/schemas/wallet/wallet';
import type { Queryable } from '../../../database/database';
import { dropFile } from '../../../files/files.repository';
import type { WalletFileRow } from './wallet-file-record';

const COLUMNS =
  'id, slot, file_id, name, media_type, bytes, uploaded_at, replaced_at, deleted_at, watermark_check';
/** A deleted file no longer exists once it cannot be restored, even if the cleanup has not removed it yet. */
const EXISTS = `(deleted_at is null or deleted_at > now() - interval '${DELETED_DAYS} days')`;

/** All files of a wallet, newest first. */
export function findWalletFiles(database: Queryable, userId: string): Promise<WalletFileRow[]> {
  return database.query<WalletFileRow>(
    `select ${COLUMNS} from wallet_files where user_id = $1 and ${EXISTS}
     order by uploaded_at desc, id`,
    [userId],
  );
}

export interface WalletFileKey {
  userId: string;
  id: string;
}

export async function findWalletFile(
  database: Queryable,
  { userId, id }: WalletFileKey,
): Promise<WalletFileRow | undefined> {
  const [found] = await database.query<WalletFileRow>(
    `select ${COLUMNS} from wallet_files where user_id = $1 and id = $2 and ${EXISTS}`,
    [userId, id],
  );
  return found;
}

/** The bytes of all stored files, including replaced and deleted ones. */
export async function countUsedBytes(database: Queryable, userId: string): Promise<number> {
  const [used] = await database.query<{ bytes: number }>(
    `select coalesce(sum(bytes), 0) as bytes from wallet_files where user_id = $1`,
    [userId],
  );
  return used?.bytes ?? 0;
}

interface NewWalletFile {
  userId: string;
  slot: string;
  fileId: string;
  name: string;
  mediaType: string;
  bytes: number;
  watermarkCheck: string | null;
}

export async function addWalletFile(transaction: Queryable, file: NewWalletFile): Promise<void> {
  await transaction.query(
    `insert into wallet_files
       (id, user_id, slot, file_id, name, media_type, bytes, watermark_check)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      file.userId,
      file.slot,
      file.fileId,
      file.name,
      file.mediaType,
      file.bytes,
      file.watermarkCheck,
    ],
  );
}

interface SlotKey {
  userId: string;
  slot: string;
}

/** Marks the current file of the slot, if there is one, as replaced. */
export async function replaceCurrentFile(
  transaction: Queryable,
  { userId, slot }: SlotKey,
): Promise<void> {
  await transaction.query(
    `update wallet_files set replaced_at = clock_timestamp()
     where user_id = $1 and slot = $2 and replaced_at is null and deleted_at is null`,
    [userId, slot],
  );
}

/** Removes the oldest replaced files of the slot, except for the last `EARLIER_FILES_MAX`. */
export async function removeSurplusFiles(
  transaction: Queryable,
  { userId, slot }: SlotKey,
): Promise<void> {
  const surplus = await transaction.query<{ id: string; file_id: string }>(
    `select id, file_id from wallet_files
     where user_id = $1 and slot = $2 and replaced_at is not null and deleted_at is null
     order by replaced_at desc, id offset $3`,
    [userId, slot, EARLIER_FILES_MAX],
  );
  for (const row of surplus) await removeWalletFile(transaction, row);
}

/** Removes the file for good. Unless an application has it, its content is unreadable from the commit on. */
export async function removeWalletFile(
  transaction: Queryable,
  { id, file_id: fileId }: Pick<WalletFileRow, 'id' | 'file_id'>,
): Promise<void> {
  await transaction.query('delete from wallet_files where id = $1', [id]);
  await dropFile(transaction, fileId);
}

/** Marks all files of the slot as deleted. Returns whether there was a current one. */
export async function markSlotDeleted(
  transaction: Queryable,
  { userId, slot }: SlotKey,
): Promise<boolean> {
  const [current] = await transaction.query(
    `select id from wallet_files
     where user_id = $1 and slot = $2 and replaced_at is null and deleted_at is null`,
    [userId, slot],
  );
  if (!current) return false;
  await transaction.query(
    `update wallet_files set deleted_at = clock_timestamp()
     where user_id = $1 and slot = $2 and deleted_at is null`,
    [userId, slot],
  );
  return true;
}

/** Makes a file the current one of its slot. Call `replaceCurrentFile` first. */
export async function markCurrent(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(
    'update wallet_files set replaced_at = null, deleted_at = null where id = $1',
    [id],
  );
}

/** The current files of the slots. */
export function findCurrentFiles(
  database: Queryable,
  { userId, slots }: { userId: string; slots: readonly string[] },
): Promise<WalletFileRow[]> {
  return database.query<WalletFileRow>(
    `select ${COLUMNS} from wallet_files
     where user_id = $1 and slot = any($2) and replaced_at is null and deleted_at is null
     order by name, id`,
    [userId, slots],
  );
}

export async function setWatermarkCheck(
  database: Queryable,
  { id, check }: { id: string; check: string },
): Promise<void> {
  await database.query('update wallet_files set watermark_check = $2 where id = $1', [id, check]);
}

/** Updates the user's `documents`, which applications choose from, to the current files. */
export async function updateUserDocuments(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query(
    `update users set documents = (
       select coalesce(
         json_agg(
           json_build_object(
             'slot', slot, 'name', name, 'type', media_type, 'size', bytes, 'uploadedAt', uploaded_at
           ) order by uploaded_at
         ),
         '[]'
       )
       from wallet_files
       where user_id = $1 and replaced_at is null and deleted_at is null
     )
     where id = $1`,
    [userId],
  );
}
