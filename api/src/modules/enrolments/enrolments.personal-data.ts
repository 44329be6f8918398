import type { PersonalPart } from '../../personal-data/personal-part';
import { recalculateRatings } from '../courses/ratings.repository';

export const enrolmentsPersonalData: PersonalPart = {
  name: 'courses',
  tables: ['course_enrolments'],
  read: (database, { id }) =>
    database.query(
      `select name as course, course_enrolments.created_at as "enrolledAt"
       from course_enrolments join courses on courses.id = course_id
       where user_id = $1 order by course_enrolments.created_at, course_id`,
      [id],
    ),
  /** Deletes the rows explicitly, because a cascade would not update the counters of the courses. */
  async remove(transaction, { id }) {
    // The courses are locked, so that nobody writes a review while the ratings are recalculated.
    await transaction.query(
      `select from courses where id in (select course_id from course_enrolments where user_id = $1)
       for no key update`,
      [id],
    );
    const rows = await transaction.query<{ course_id: string }>(
      'delete from course_enrolments where user_id = $1 returning course_id',
      [id],
    );
    const courses = rows.map((row) => row.course_id);
    await transaction.query(
      'update courses set enrolled_count = enrolled_count - 1 where id = any($1::text[])',
      [courses],
    );
    await recalculateRatings(transaction, courses);
  },
};
