import type { Queryable } from '../../../database/database';
import { addLike, changeLikeCount } from '../../likes/likes.repository';
import { addEnrolment, changeEnrolledCount } from '../../enrolments/enrolments.repository';
import { recalculateRatings } from '../../courses/ratings.repository';
import { storeReview } from '../reviews.repository';

interface StoredActivity {
  courseId: string;
  eventId: string;
  userId: string;
  text: string;
}

/** Stores likes of a course and an event, an enrolment and a review of one user. */
export async function addStoredActivity(
  database: Queryable,
  activity: StoredActivity,
): Promise<void> {
  const { courseId, eventId, userId, text } = activity;
  const keys = [
    { kind: 'course', id: courseId, userId },
    { kind: 'competition', id: eventId, userId },
  ] as const;
  for (const key of keys) {
    await changeLikeCount(database, key, await addLike(database, key));
  }
  await changeEnrolledCount(database, courseId, await addEnrolment(database, { courseId, userId }));
  await storeReview(database, { courseId, userId }, { rating: 4, text });
  await recalculateRatings(database, [courseId]);
}
