import { randomUUID } from 'node:crypto';
import type {
  MentorApplication,
  MentorApplicationRequest,
} from '@sopaan/schemas/mentors/mentor-application';
import { claimFile, dropFile } from '../../files/files.repository';
import type { Files } from '../../files/files';
import { ApiError } from '../../http/api-error';
import type { Database, Queryable } from '../../database/database';
import { queueOptionalMail } from '../../mail/optional-mail';
import { lockUser } from '../accounts/users/users.repository';
import { addNotice } from '../notices/notices.repository';
import { addMentor } from '../mentors/mentors.repository';
import { toApplication, type ApplicationRow } from './application-record';
import { readAvatar } from './avatar/read-avatar';
import { acceptedNotice, declinedNotice } from './decision-notices';
import {
  addApplication,
  decideApplication,
  findApplication,
  findLatestApplication,
  lockOpenApplication,
  promoteToMentor,
} from './mentor-applications.repository';

/** Decisions are made on the command line, which has no user account. */
const OPERATOR = 'operator';

/** The user's latest application as a response. */
export async function readLatestApplication(
  database: Queryable,
  userId: string,
): Promise<{ application: MentorApplication | null }> {
  const latest = await findLatestApplication(database, userId);
  return { application: latest ? toApplication(latest) : null };
}

interface ApplicationInput {
  userId: string;
  request: MentorApplicationRequest;
  /** The uploaded bytes. */
  avatar: Buffer | undefined;
}

/** Stores an application. Of two concurrent calls, the second fails with CONFLICT. */
export async function applyForMentorship(
  { database, files }: { database: Database; files: Files },
  { userId, request, avatar }: ApplicationInput,
): Promise<void> {
  const image = avatar && (await readAvatar(avatar));
  // Also checked before the file is stored, so that repeated requests do not fill the store.
  await assertCanApply(database, userId);
  const avatarFile = image
    ? await files.put({ ownerId: userId, mediaType: image.mediaType, bytes: image.bytes })
    : null;
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await assertCanApply(transaction, userId);
    if (avatarFile !== null) await claimFile(transaction, avatarFile);
    await addApplication(transaction, { id: randomUUID(), userId, request, avatarFile });
  });
}

/** Fails while an application is pending or after one was accepted. */
async function assertCanApply(database: Queryable, userId: string): Promise<void> {
  const latest = await findLatestApplication(database, userId);
  if (latest && ['submitted', 'accepted'].includes(latest.status)) throw new ApiError('CONFLICT');
}

/** Makes the applicant a mentor. Returns false if there is no such open application. */
export function acceptApplication(database: Database, id: string): Promise<boolean> {
  return database.transaction((transaction) =>
    withOpenApplication(transaction, { id }, async (row) => {
      const mentorId = randomUUID();
      await addMentor(transaction, mentorId, row);
      await promoteToMentor(transaction, row.user_id);
      await decideApplication(transaction, id, {
        status: 'accepted',
        decidedBy: OPERATOR,
        mentorId,
      });
      await queueDecisionMail(transaction, 'mentor-accepted', row);
      await addNotice(transaction, acceptedNotice(row.user_id, mentorId));
    }),
  );
}

export function declineApplication(
  database: Database,
  id: string,
  reason: string,
): Promise<boolean> {
  return database.transaction((transaction) =>
    withOpenApplication(transaction, { id }, async (row) => {
      await decideApplication(transaction, id, { status: 'declined', decidedBy: OPERATOR, reason });
      await deleteAvatar(transaction, row);
      await queueDecisionMail(transaction, 'mentor-declined', row);
      await addNotice(transaction, declinedNotice(row.user_id, reason));
    }),
  );
}

/** Withdraws the user's own application. Returns false if none is open. */
export function withdrawApplication(database: Database, userId: string): Promise<boolean> {
  return database.transaction((transaction) =>
    withOpenApplication(transaction, { userId }, async (row) => {
      await decideApplication(transaction, row.id, { status: 'withdrawn', decidedBy: 'applicant' });
      await deleteAvatar(transaction, row);
    }),
  );
}

/** Runs a change of an open application. Locks the account before the application, in the same order everywhere. */
async function withOpenApplication(
  transaction: Queryable,
  key: { id: string } | { userId: string },
  work: (row: ApplicationRow) => Promise<void>,
): Promise<boolean> {
  const userId =
    'userId' in key ? key.userId : (await findApplication(transaction, key.id))?.user_id;
  if (userId === undefined) return false;
  await lockUser(transaction, userId);
  const row = await lockOpenApplication(transaction, key);
  if (row) await work(row);
  return row !== undefined;
}

async function deleteAvatar(transaction: Queryable, row: ApplicationRow): Promise<void> {
  if (row.avatar_file !== null) await dropFile(transaction, row.avatar_file);
}

function queueDecisionMail(
  transaction: Queryable,
  kind: 'mentor-accepted' | 'mentor-declined',
  { id, user_id: userId }: ApplicationRow,
): Promise<void> {
  return queueOptionalMail(transaction, kind, { userId, applicationId: id });
}
