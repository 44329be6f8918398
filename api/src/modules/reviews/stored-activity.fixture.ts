import type { Queryable } from '../../plugins/database';
import { addLike, changeLikeCount } from '../likes/likes.repository';
import { addEnrolment, changeEnrolledCount } from '../enrolments/enrolments.repository';
import { countReviews, storeReview } from './reviews.repository';

interface Studies {
  courseId: string;
  eventId: string;
  userId: string;
  text: string;
}

/** Somebody who likes a course and an event, is enrolled in the course and has reviewed it. */
export async function addStudies(database: Queryable, studies: Studies): Promise<void> {
  const { courseId, eventId, userId, text } = studies;
  const likings = [
    { kind: 'course', id: courseId, userId },
    { kind: 'competition', id: eventId, userId },
  ] as const;
  for (const liking of likings) {
    await changeLikeCount(database, liking, await addLike(database, liking));
  }
  await changeEnrolledCount(database, courseId, await addEnrolment(database, { courseId, userId }));
  await storeReview(database, { courseId, userId }, { rating: 4, text });
  await countReviews(database, [courseId]);
}
