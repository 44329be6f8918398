import { createHash, randomBytes } from 'node:crypto';
import type { NewPack, OpenedPack, Pack, PackActivity } from '@sopaan/schemas/wallet/packs';
import type { Database, Queryable } from '../../../database/database';
import type { Files } from '../../../files/files';
import { ApiError } from '../../../http/api-error';
import { lockUser } from '../../accounts/users/users.repository';
import type { WalletFileRow } from '../files/wallet-file-record';
import { assertShareable } from './assert-shareable';
import { toActivity, toPack } from './pack-record';
import {
  addActivity,
  addPack,
  addPackFiles,
  countActivePacks,
  countOpening,
  findActivity,
  findPackByToken,
  findPackFiles,
  findPacks,
  markRevoked,
  packExists,
} from './packs.repository';

const ACTIVE_PACKS_MAX = 50;
const TOO_MANY = 'You have 50 links that work. Revoke one first.';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export async function readPacks(
  database: Queryable,
  userId: string,
): Promise<{ packs: Pack[]; activity: PackActivity[] }> {
  const packs = await findPacks(database, userId);
  const activity = await findActivity(database, userId);
  return { packs: packs.map(toPack), activity: activity.map(toActivity) };
}

/** Returns the token of the link, which is not stored. */
export async function createPack(
  { database, files }: { database: Database; files: Files },
  userId: string,
  { receiver, days, slots }: NewPack,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const chosen = [...new Set(slots)];
  await assertShareable({ database, files }, { userId, slots: chosen });
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if ((await countActivePacks(transaction, userId)) >= ACTIVE_PACKS_MAX) {
      throw new ApiError('CONFLICT', { message: TOO_MANY });
    }
    const pack = { userId, tokenHash: hashOf(token), receiver, days };
    const packId = await addPack(transaction, pack);
    const count = await addPackFiles(transaction, packId, { userId, slots: chosen });
    if (count < chosen.length) {
      const fields = { slots: 'One of these documents was deleted or replaced. Choose again.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    await addActivity(transaction, { userId, action: 'created', receiver });
  });
  return token;
}

/** Revoking a revoked pack changes nothing. */
export async function revokePack(
  database: Database,
  key: { userId: string; packId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const receiver = await markRevoked(transaction, key);
    if (receiver !== undefined) {
      await addActivity(transaction, { userId: key.userId, action: 'revoked', receiver });
    } else if (!(await packExists(transaction, key))) throw new ApiError('NOT_FOUND');
  });
}

/** For the receiver. The opening and its entry in the log are stored before anything is given. */
export function openPack(database: Database, token: string): Promise<OpenedPack> {
  return database.transaction(async (transaction) => {
    const { id, owner, receiver, userId, expiresAt } = await findOpenPack(transaction, token);
    await countOpening(transaction, id);
    await addActivity(transaction, { userId, action: 'opened', receiver });
    const files = await findPackFiles(transaction, id);
    return {
      owner,
      receiver,
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
  receiver: string;
  sharedAt: Date;
}

/** A file of the pack. That it was opened is stored before it is given. */
export function openPackFile(
  database: Database,
  { token, fileId }: { token: string; fileId: string },
): Promise<SharedFile> {
  return database.transaction(async (transaction) => {
    const { id, receiver, userId, sharedAt } = await findOpenPack(transaction, token);
    const files = await findPackFiles(transaction, id);
    const file = files.find((candidate) => candidate.id === fileId);
    if (!file) throw new ApiError('NOT_FOUND');
    const activity = { userId, receiver, document: file.name };
    await addActivity(transaction, { ...activity, action: 'document-opened' });
    return { file, receiver, sharedAt };
  });
}

async function findOpenPack(transaction: Queryable, token: string) {
  const pack = await findPackByToken(transaction, hashOf(token));
  if (!pack) throw new ApiError('LINK_INVALID');
  if (!pack.is_open) throw new ApiError('LINK_EXPIRED');
  const { id, owner, receiver, user_id: userId, created_at: sharedAt } = pack;
  return { id, owner, receiver, userId, sharedAt, expiresAt: pack.expires_at.toISOString() };
}
