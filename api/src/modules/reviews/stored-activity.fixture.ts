import type { Queryable } from '../../plugins/database';
import { addLike, changeLikeCount } from '../likes/likes.repository';
import { addEnrolment, changeEnrolledCount } from '../enrolments/enrolments.repository';
import { recalculateRatings, storeReview } from './reviews.repository';

interface StoredActivity {
  courseId: string;
  eventId: string;
  userId: string;
  text: string;
}

/** Somebody who likes a course and an event, is enrolled in the course and has reviewed it. */
export async function addStoredActivity(database: Queryable, activity: StoredActivity): Promise<void> {
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
