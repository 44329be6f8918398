import { randomBytes } from 'node:crypto';
import type { Crop, PictureKind } from '@sopaan/schemas/profile/pictures';
import type { SavedProfile } from '@sopaan/schemas/profile/save-section';
import type { Database, Queryable } from '../../../database/database';
import type { Files } from '../../../files/files';
import { claimFile, dropFile } from '../../../files/files.repository';
import { ApiError } from '../../../http/api-error';
import { toUserResponse } from '../../accounts/users/user-response';
import { findUser, lockUser } from '../../accounts/users/users.repository';
import { addPicture, deletePicture, setPictureUrl } from './pictures.repository';
import { pictureError, readPicture } from './read-picture';

interface PictureKey {
  userId: string;
  kind: PictureKind;
}

/** Replaces the picture by a part of the uploaded one. */
export async function setPicture(
  { database, files }: { database: Database; files: Files },
  key: PictureKey,
  { bytes, part }: { bytes: Buffer | undefined; part: Crop },
): Promise<SavedProfile> {
  if (!bytes) throw pictureError('Choose a picture.');
  const images = await readPicture(bytes, key.kind, part);
  const [small, medium, large] = await Promise.all(
    images.map((image) => files.put({ ownerId: key.userId, ...image })),
  );
  if (small === undefined || medium === undefined || large === undefined)
    throw new Error('a picture has three sizes');
  return changePicture(database, key, async (transaction) => {
    const id = randomBytes(16).toString('hex');
    for (const file of [small, medium, large]) await claimFile(transaction, file);
    await addPicture(transaction, { id, ...key, files: { small, medium, large } });
    return `/api/pictures/${id}/medium`;
  });
}

/** Idempotent. */
export function removePicture(database: Database, key: PictureKey): Promise<SavedProfile> {
  return changePicture(database, key, () => Promise.resolve(''));
}

/** Erases the former picture, then calls `addNew`, which stores a new one and returns its URL. */
function changePicture(
  database: Database,
  key: PictureKey,
  addNew: (transaction: Queryable) => Promise<string>,
): Promise<SavedProfile> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, key.userId);
    for (const file of await deletePicture(transaction, key)) await dropFile(transaction, file);
    await setPictureUrl(transaction, { ...key, url: await addNew(transaction) });
    const user = await findUser(transaction, key.userId);
    if (!user) throw new ApiError('SESSION_ENDED');
    return toUserResponse(user);
  });
}
