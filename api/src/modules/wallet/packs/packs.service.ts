import { createHash, randomBytes } from 'node:crypto';
import { PAGE_LIMIT_MAX } from '@sopaan/schemas/api/paging';
import type { NewPack, OpenedPack, Pack, PackActivity } from '@sopaan/schemas/wallet/packs';
import type { Database, Queryable } from '../../../database/database';
import type { Files } from '../../../files/files';
import { ApiError } from '../../../http/api-error';
import { lockUser } from '../../accounts/users/users.repository';
import type { WalletFileRow } from '../files/wallet-file-record';
import { assertShareable } from './assert-shareable';
import { toPack } from './pack-record';
import {
  ACTIVE_PACKS_MAX,
  logActivity,
  logOpening,
  addPack,
  addPackFiles,
  countActivePacks,
  incrementOpeningCount,
  findActivity,
  findPackByToken,
  findPackFiles,
  findPacks,
  markRevoked,
  packExists,
} from './packs.repository';

const TOO_MANY = `You already have ${ACTIVE_PACKS_MAX} active links. Revoke one to create another.`;

const hashToken = (token: string) => createHash('sha256').update(token).digest();

export async function readPacks(
  database: Queryable,
  userId: string,
): Promise<{ packs: Pack[]; activity: PackActivity[] }> {
  const packs = await findPacks(database, userId);
  const activity = await findActivity(database, userId, { limit: PAGE_LIMIT_MAX });
  return { packs: packs.map(toPack), activity: activity.items };
}

/** Returns the token of the link, which is not stored. */
export async function createPack(
  { database, files }: { database: Database; files: Files },
  userId: string,
  { receiver: recipient, days, slots }: NewPack,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const chosen = [...new Set(slots)];
  await assertShareable({ database, files }, { userId, slots: chosen });
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if ((await countActivePacks(transaction, userId)) >= ACTIVE_PACKS_MAX) {
      throw new ApiError('CONFLICT', { message: TOO_MANY });
    }
    const pack = { userId, tokenHash: hashToken(token), recipient, days };
    const packId = await addPack(transaction, pack);
    const count = await addPackFiles(transaction, packId, { userId, slots: chosen });
    if (count < chosen.length) {
      const fields = { slots: 'One of these documents was deleted or replaced. Choose again.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    await logActivity(transaction, { userId, action: 'created', recipient });
  });
  return token;
}

/** Idempotent. Throws NOT_FOUND if the member has no such pack. */
export async function revokePack(
  database: Database,
  key: { userId: string; packId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const recipient = await markRevoked(transaction, key);
    if (recipient !== undefined) {
      await logActivity(transaction, { userId: key.userId, action: 'revoked', recipient });
    } else if (!(await packExists(transaction, key))) throw new ApiError('NOT_FOUND');
  });
}

/** For the recipient. The opening and its entry in the log are stored before the response is sent. */
export function openPack(database: Database, token: string): Promise<OpenedPack> {
  return database.transaction(async (transaction) => {
    const { id, owner, recipient, userId, expiresAt } = await findActivePack(transaction, token);
    await incrementOpeningCount(transaction, id);
    await logOpening(transaction, { userId, action: 'opened', recipient });
    const files = await findPackFiles(transaction, id);
    return {
      owner,
      receiver: recipient,
      expiresAt,
      documents: files.map((file) => ({
        fileId: file.id,
        slot: file.slot,
        name: file.name,
        size: file.bytes,
      })),
    };
  });
}

export interface SharedFile {
  file: WalletFileRow;
  recipient: string;
  sharedAt: Date;
}

/** A file of the pack. The entry in the log is stored before the response is sent. */
export function openPackFile(
  database: Database,
  { token, fileId }: { token: string; fileId: string },
): Promise<SharedFile> {
  return database.transaction(async (transaction) => {
    const { id, recipient, userId, sharedAt } = await findActivePack(transaction, token);
    const files = await findPackFiles(transaction, id);
    const file = files.find((candidate) => candidate.id === fileId);
    if (!file) throw new ApiError('NOT_FOUND');
    const activity = { userId, recipient, document: file.name };
    await logOpening(transaction, { ...activity, action: 'document-opened' });
    return { file, recipient, sharedAt };
  });
}

async function findActivePack(transaction: Queryable, token: string) {
  const pack = await findPackByToken(transaction, hashToken(token));
  if (!pack) throw new ApiError('LINK_INVALID');
  if (!pack.is_active) throw new ApiError('LINK_EXPIRED');
  const { id, owner, receiver: recipient, user_id: userId, created_at: sharedAt } = pack;
  return { id, owner, recipient, userId, sharedAt, expiresAt: pack.expires_at.toISOString() };
}
