import { randomUUID } from 'node:crypto';
import { dropFile } from '../../files/files.repository';
import { queueMail } from '../../mail/outbox';
import type { Database, Queryable } from '../../plugins/database';
import { lockUser } from '../accounts/users/users.repository';
import { addMentor } from '../mentors/add-mentor';
import type { ApplicationRow } from './application-record';
import {
  decideApplication,
  findApplication,
  lockOpenApplication,
} from './mentor-applications.repository';

/** Decisions are made on the command line, which has no user account. */
const OPERATOR = 'operator';

/** Makes the applicant a mentor. Returns false if there is no such open application. */
export function acceptApplication(database: Database, id: string): Promise<boolean> {
  return database.transaction((transaction) =>
    withOpenApplication(transaction, { id }, async (row) => {
      const mentorId = randomUUID();
      await addMentor(transaction, mentorId, row);
      await transaction.query(
        `update users set role = 'mentor' where id = $1 and role = 'student'`,
        [row.user_id],
      );
      await decideApplication(transaction, id, { status: 'accepted', by: OPERATOR, mentorId });
      await queueDecisionMail(transaction, 'mentor-accepted', row);
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
      await decideApplication(transaction, id, { status: 'declined', by: OPERATOR, reason });
      await deleteAvatar(transaction, row);
      await queueDecisionMail(transaction, 'mentor-declined', row);
    }),
  );
}

/** Withdraws the user's own application. Returns false if none is open. */
export function withdrawApplication(database: Database, userId: string): Promise<boolean> {
  return database.transaction((transaction) =>
    withOpenApplication(transaction, { userId }, async (row) => {
      await decideApplication(transaction, row.id, { status: 'withdrawn', by: 'applicant' });
      await deleteAvatar(transaction, row);
    }),
  );
}

/** Runs a change of an open application. Locks the account before the application, in the same order everywhere. */
async function withOpenApplication(
  transaction: Queryable,
  by: { id: string } | { userId: string },
  work: (row: ApplicationRow) => Promise<void>,
): Promise<boolean> {
  const userId = 'userId' in by ? by.userId : (await findApplication(transaction, by.id))?.user_id;
  if (userId === undefined) return false;
  await lockUser(transaction, userId);
  const row = await lockOpenApplication(transaction, by);
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
  return queueMail(transaction, kind, { userId, applicationId: id });
}
