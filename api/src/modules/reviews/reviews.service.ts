import type { MyReview, ReviewForm } from '@sopaan/schemas/review';
import { ApiError } from '../../plugins/api-error';
import type { Database, Queryable } from '../../plugins/database';
import { lockAccountForShare } from '../accounts/users/lock-account-for-share';
import { findEnrolment, lockCourse } from '../enrolments/enrolments.repository';
import {
  countReviews,
  findOwnReview,
  findReviews,
  findSummary,
  removeReview,
  storeReview,
  type Authorship,
} from './reviews.repository';
import type { PageRequest } from '../../search/page';

const NOT_ENROLLED = {
  rule: 'enrolment',
  about: [],
  message: 'Only people who are enrolled in this course can review it. Please enroll first.',
};

export async function readReviews(database: Queryable, courseId: string, page: PageRequest) {
  const summary = await findSummary(database, courseId);
  if (!summary) throw new ApiError('NOT_FOUND');
  return { ...(await findReviews(database, courseId, page)), summary };
}

export async function readOwnReview(
  database: Queryable,
  authorship: Authorship,
): Promise<MyReview> {
  const summary = await findSummary(database, authorship.courseId);
  if (!summary) throw new ApiError('NOT_FOUND');
  return { review: await findOwnReview(database, authorship), summary };
}

/** One each: writing again changes the one that is there. */
export function writeReview(
  database: Database,
  authorship: Authorship,
  form: ReviewForm,
): Promise<MyReview> {
  return changeReview(database, authorship, async (transaction) => {
    const enrolment = await findEnrolment(transaction, authorship);
    if (!enrolment?.enrolled) throw new ApiError('FORBIDDEN', { reasons: [NOT_ENROLLED] });
    await storeReview(transaction, authorship, form);
  });
}

/** Repeatable: where there is no review, none is removed. */
export function deleteReview(database: Database, authorship: Authorship): Promise<MyReview> {
  return changeReview(database, authorship, (transaction) => removeReview(transaction, authorship));
}

function changeReview(
  database: Database,
  authorship: Authorship,
  change: (transaction: Queryable) => Promise<void>,
): Promise<MyReview> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, authorship.userId);
    if (!(await lockCourse(transaction, authorship.courseId))) throw new ApiError('NOT_FOUND');
    await change(transaction);
    await countReviews(transaction, [authorship.courseId]);
    return readOwnReview(transaction, authorship);
  });
}
