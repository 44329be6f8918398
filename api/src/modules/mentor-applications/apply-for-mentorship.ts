import { randomUUID } from 'node:crypto';
import type { MentorApplicationForm } from '@sopaan/schemas/mentor-application';
import { claimFile } from '../../files/files.repository';
import type { Files } from '../../files/files';
import { ApiError } from '../../plugins/api-error';
import type { Database, Queryable } from '../../plugins/database';
import { lockUser } from '../accounts/users/users.repository';
import { readAvatar } from './avatar/read-avatar';
import { addApplication, findLatestApplication } from './mentor-applications.repository';

interface ApplicationInput {
  userId: string;
  form: MentorApplicationForm;
  /** The uploaded bytes. */
  avatar: Buffer | undefined;
}

/** Stores an application. The second of two concurrent ones fails with a conflict. */
export async function applyForMentorship(
  { database, files }: { database: Database; files: Files },
  { userId, form, avatar }: ApplicationInput,
): Promise<void> {
  const image = avatar && (await readAvatar(avatar));
  // Checked before the file is stored too, so that repeated requests do not fill the store.
  await assertCanApply(database, userId);
  const avatarFile = image
    ? await files.put({ ownerId: userId, mediaType: image.mediaType, bytes: image.bytes })
    : null;
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await assertCanApply(transaction, userId);
    if (avatarFile !== null) await claimFile(transaction, avatarFile);
    await addApplication(transaction, { id: randomUUID(), userId, form, avatarFile });
  });
}

/** Fails while an application is pending or after one was accepted. */
async function assertCanApply(database: Queryable, userId: string): Promise<void> {
  const latest = await findLatestApplication(database, userId);
  if (latest && ['submitted', 'accepted'].includes(latest.status)) throw new ApiError('CONFLICT');
}
