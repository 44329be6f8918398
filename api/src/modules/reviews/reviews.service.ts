import type { MyReview, ReviewForm } from '@sopaan/schemas/courses/review';
import { ApiError } from '../../http/api-error';
import type { Database, Queryable } from '../../database/database';
import { lockAccountForShare } from '../accounts/users/users.repository';
import { recalculateRatings } from '../courses/ratings.repository';
import { findEnrolment, lockCourse } from '../enrolments/enrolments.repository';
import {
  findOwnReview,
  findReviews,
  findSummary,
  removeReview,
  storeReview,
  type ReviewKey,
} from './reviews.repository';
import type { PageRequest } from '../../search/page';

const NOT_ENROLLED = {
  rule: 'enrolment',
  about: [],
  message: 'Only people enrolled in this course can review it. Please enrol first.',
};

export async function readReviews(database: Queryable, courseId: string, page: PageRequest) {
  const summary = await findSummary(database, courseId);
  if (!summary) throw new ApiError('NOT_FOUND');
  return { ...(await findReviews(database, courseId, page)), summary };
}

export async function readOwnReview(database: Queryable, key: ReviewKey): Promise<MyReview> {
  const summary = await findSummary(database, key.courseId);
  if (!summary) throw new ApiError('NOT_FOUND');
  return { review: await findOwnReview(database, key), summary };
}

/** Adds or changes the user's only review of the course. */
export function writeReview(
  database: Database,
  key: ReviewKey,
  form: ReviewForm,
): Promise<MyReview> {
  return changeReview(database, key, async (transaction) => {
    const enrolment = await findEnrolment(transaction, key);
    if (!enrolment?.enrolled) throw new ApiError('FORBIDDEN', { reasons: [NOT_ENROLLED] });
    await storeReview(transaction, key, form);
  });
}

/** Idempotent. */
export function deleteReview(database: Database, key: ReviewKey): Promise<MyReview> {
  return changeReview(database, key, (transaction) => removeReview(transaction, key));
}

function changeReview(
  database: Database,
  key: ReviewKey,
  change: (transaction: Queryable) => Promise<void>,
): Promise<MyReview> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    if (!(await lockCourse(transaction, key.courseId))) throw new ApiError('NOT_FOUND');
    await change(transaction);
    await recalculateRatings(transaction, [key.courseId]);
    return readOwnReview(transaction, key);
  });
}
