import type { PersonalPart } from '../../personal-data/personal-part';

/** Deleted with the enrolments, whose personal data part recalculates the ratings. */
export const reviewsPersonalData: PersonalPart = {
  name: 'courseReviews',
  tables: ['course_reviews'],
  read: (database, { id }) =>
    database.query(
      `select name as course, course_reviews.rating, body as text,
        course_reviews.created_at as "writtenAt", course_reviews.updated_at as "changedAt"
       from course_reviews join courses on courses.id = course_id
       where user_id = $1 order by course_reviews.created_at, course_reviews.id`,
      [id],
    ),
};
