import { randomUUID } from 'node:crypto';
import type { Review, ReviewForm, ReviewSummary } from '@sopaan/schemas/review';
import type { Queryable } from '../../plugins/database';
import { Conditions } from '../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../search/page';
import { toReview, toSummary, type ReviewRow, type SummaryRow } from './review-record';

export interface ReviewKey {
  courseId: string;
  userId: string;
}

const REVIEWS = `
  select
    course_reviews.id, rating, body, sample, sample_name, first_name, last_name,
    course_reviews.created_at, course_reviews.updated_at,
    array[course_reviews.created_at::text, course_reviews.id] as cursor_key
  from course_reviews
  left join users on users.id = user_id`;

export async function findReviews(
  database: Queryable,
  courseId: string,
  page: PageRequest,
): Promise<{ items: Review[]; nextCursor: string | null }> {
  const size = pageSize(page);
  const conditions = new Conditions();
  conditions.equal('course_id', courseId);
  conditions.after(
    page.cursor,
    [
      ['course_reviews.created_at', 'timestamptz'],
      ['course_reviews.id', 'text'],
    ],
    'desc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await database.query<ReviewRow>(
    `${REVIEWS} ${conditions.where}
     order by course_reviews.created_at desc, course_reviews.id desc limit ${limit}`,
    conditions.values,
  );
  return toPage(rows, size, toReview);
}

export async function findOwnReview(
  database: Queryable,
  { courseId, userId }: ReviewKey,
): Promise<Review | null> {
  const [row] = await database.query<ReviewRow>(
    `${REVIEWS} where course_id = $1 and user_id = $2`,
    [courseId, userId],
  );
  return row ? toReview(row) : null;
}

export async function findSummary(
  database: Queryable,
  courseId: string,
): Promise<ReviewSummary | undefined> {
  const [row] = await database.query<SummaryRow>(
    `select rating, review_count, (
      select coalesce(jsonb_object_agg(stars, people), '{}')
      from (
        select rating as stars, count(*) as people
        from course_reviews where course_id = courses.id group by rating
      ) as grouped
    ) as spread
    from courses where id = $1`,
    [courseId],
  );
  return row && toSummary(row);
}

/** Adds the review or changes the user's earlier one, which keeps its position in the list. */
export async function storeReview(
  transaction: Queryable,
  { courseId, userId }: ReviewKey,
  { rating, text }: ReviewForm,
): Promise<void> {
  await transaction.query(
    `insert into course_reviews (id, course_id, user_id, rating, body) values ($1, $2, $3, $4, $5)
     on conflict (course_id, user_id) do update set
       rating = excluded.rating, body = excluded.body, updated_at = now()
     where (course_reviews.rating, course_reviews.body) <> (excluded.rating, excluded.body)`,
    [randomUUID(), courseId, userId, rating, text],
  );
}

export async function removeReview(
  transaction: Queryable,
  { courseId, userId }: ReviewKey,
): Promise<void> {
  await transaction.query('delete from course_reviews where course_id = $1 and user_id = $2', [
    courseId,
    userId,
  ]);
}

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
