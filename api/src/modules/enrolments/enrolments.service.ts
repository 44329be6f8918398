import type { Enrolment } from '@sopaan/schemas/enrolment';
import { ApiError } from '../../plugins/api-error';
import type { Database, Queryable } from '../../plugins/database';
import { lockAccountForShare } from '../accounts/users/lock-account-for-share';
import { countReviews } from '../reviews/reviews.repository';
import {
  addEnrolment,
  changeEnrolledCount,
  findEnrolment,
  lockCourse,
  removeEnrolment,
  type Place,
} from './enrolments.repository';

export async function readEnrolment(database: Queryable, place: Place): Promise<Enrolment> {
  const enrolment = await findEnrolment(database, place);
  if (!enrolment) throw new ApiError('NOT_FOUND');
  return enrolment;
}

/** Repeatable: the second of two equal calls changes nothing and is answered alike. */
export function setEnrolment(
  database: Database,
  place: Place,
  wanted: boolean,
): Promise<Enrolment> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, place.userId);
    if (!(await lockCourse(transaction, place.courseId))) throw new ApiError('NOT_FOUND');
    const change = wanted
      ? await addEnrolment(transaction, place)
      : -(await removeEnrolment(transaction, place));
    if (change !== 0) await changeEnrolledCount(transaction, place.courseId, change);
    if (change < 0) await countReviews(transaction, [place.courseId]);
    return readEnrolment(transaction, place);
  });
}
