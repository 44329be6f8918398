import { EARLY_START_MINUTES, type LiveClass } from '@sopaan/schemas/live-classes/live-class';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockAccountForShare } from '../accounts/users/users.repository';
import {
  findClosedReason,
  toLiveClass,
  type ClosedReason,
  type LiveClassRow,
} from './live-class-record';
import {
  addRegistration,
  addTeacher,
  findLiveClass,
  lockEnrolment,
  lockLiveClass,
  setEnded,
  setStarted,
  withdrawFromClassesOfCourse,
  withdrawRegistration,
  type ClassKey,
} from './live-classes.repository';
import { notifyRoom } from './room-changes';

const CLOSED_MESSAGES: Readonly<Record<ClosedReason, string>> = {
  removed: 'The teacher has removed you from this class.',
  ended: 'This class has ended.',
  'not-enrolled': 'This class is for members of its course. Enrol in the course first.',
  full: 'All places in this class are taken.',
};
const EARLY_START_MS = EARLY_START_MINUTES * 60_000;

export async function readLiveClass(database: Queryable, key: ClassKey): Promise<LiveClass> {
  return toLiveClass(await findClassOrThrow(database, key));
}

/** Idempotent. */
export function register(database: Database, key: ClassKey): Promise<LiveClass> {
  return changeClass(database, key, async (transaction, liveClass) => {
    if (liveClass.is_teacher) throw closed('You teach this class, so you need no registration.');
    const reason = findClosedReason(liveClass);
    if (reason) throw closed(CLOSED_MESSAGES[reason]);
    if (liveClass.is_registered) return;
    if (!(await addRegistration(transaction, key))) throw closed(CLOSED_MESSAGES.removed);
  });
}

/** Idempotent. */
export function unregister(database: Database, key: ClassKey): Promise<LiveClass> {
  return changeClass(database, key, async (transaction, liveClass) => {
    if (!liveClass.is_registered) return;
    if (liveClass.state === 'ended') throw closed(CLOSED_MESSAGES.ended);
    await withdrawRegistration(transaction, key);
    await notifyRoom(transaction, key.classId);
  });
}

/** Call it when a member leaves a course: its classes are for enrolled members only. */
export async function unregisterFromClassesOfCourse(
  transaction: Queryable,
  key: { courseId: string; userId: string },
): Promise<void> {
  for (const classId of await withdrawFromClassesOfCourse(transaction, key)) {
    await notifyRoom(transaction, classId);
  }
}

/** Idempotent. */
export function startClass(database: Database, key: ClassKey): Promise<LiveClass> {
  return changeClass(database, key, async (transaction, liveClass) => {
    if (!liveClass.is_teacher) throw new ApiError('FORBIDDEN');
    if (liveClass.state === 'ended') throw closed(CLOSED_MESSAGES.ended);
    if (liveClass.state === 'live') return;
    if (liveClass.server_time.getTime() < liveClass.starts_at.getTime() - EARLY_START_MS) {
      throw closed(
        `You can start this class from ${EARLY_START_MINUTES} minutes before its start time.`,
      );
    }
    await addTeacher(transaction, key);
    await setStarted(transaction, key.classId);
    await notifyRoom(transaction, key.classId);
  });
}

/** Idempotent. */
export function endClass(database: Database, key: ClassKey): Promise<LiveClass> {
  return changeClass(database, key, async (transaction, liveClass) => {
    if (!liveClass.is_teacher) throw new ApiError('FORBIDDEN');
    if (liveClass.state === 'ended') return;
    if (liveClass.state === 'scheduled') throw closed('This class has not started.');
    await setEnded(transaction, key.classId);
    await notifyRoom(transaction, key.classId);
  });
}

/** Runs a change while the class is locked, and returns the class after it. */
function changeClass(
  database: Database,
  key: ClassKey,
  change: (transaction: Queryable, liveClass: LiveClassRow) => Promise<void>,
): Promise<LiveClass> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    // Locked before the class, in the same order as when a member leaves a course, to prevent deadlocks.
    await lockEnrolment(transaction, key);
    if (!(await lockLiveClass(transaction, key.classId))) throw new ApiError('NOT_FOUND');
    await change(transaction, await findClassOrThrow(transaction, key));
    return readLiveClass(transaction, key);
  });
}

async function findClassOrThrow(database: Queryable, key: ClassKey): Promise<LiveClassRow> {
  const liveClass = await findLiveClass(database, key);
  if (!liveClass) throw new ApiError('NOT_FOUND');
  return liveClass;
}

function closed(message: string): ApiError {
  return new ApiError('CLOSED', { message });
}
