import type { Queryable } from '../../database/database';

/** Recalculates rating and review count of courses. Call it with the courses locked. */
export async function recalculateRatings(
  transaction: Queryable,
  courseIds: readonly string[],
): Promise<void> {
  await transaction.query(
    `update courses set rating = mean, review_count = people
     from (
       select course, coalesce(round(avg(course_reviews.rating), 1), 0) as mean,
         count(course_reviews.rating) as people
       from unnest($1::text[]) as course left join course_reviews on course_id = course
       group by course
     ) as counted
     where courses.id = course and (courses.rating, review_count) <> (mean, people)`,
    [courseIds],
  );
}
