import type { Enrolment } from '@sopaan/schemas/courses/enrolment';
import { ApiError } from '../../http/api-error';
import type { Database, Queryable } from '../../database/database';
import { lockAccountForShare } from '../accounts/users/users.repository';
import { recalculateRatings } from '../courses/ratings.repository';
import { unregisterFromClassesOfCourse } from '../live-classes/live-classes.service';
import {
  addEnrolment,
  changeEnrolledCount,
  findEnrolment,
  lockCourse,
  removeEnrolment,
  type EnrolmentKey,
} from './enrolments.repository';

export async function readEnrolment(database: Queryable, key: EnrolmentKey): Promise<Enrolment> {
  const enrolment = await findEnrolment(database, key);
  if (!enrolment) throw new ApiError('NOT_FOUND');
  return enrolment;
}

/** Idempotent. */
export function setEnrolment(
  database: Database,
  key: EnrolmentKey,
  isEnrolled: boolean,
): Promise<Enrolment> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    if (!(await lockCourse(transaction, key.courseId))) throw new ApiError('NOT_FOUND');
    const change = isEnrolled
      ? await addEnrolment(transaction, key)
      : -(await removeEnrolment(transaction, key));
    if (change !== 0) await changeEnrolledCount(transaction, key.courseId, change);
    if (change < 0) {
      await recalculateRatings(transaction, [key.courseId]);
      await unregisterFromClassesOfCourse(transaction, key);
    }
    return readEnrolment(transaction, key);
  });
}
