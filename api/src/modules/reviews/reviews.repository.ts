import { randomUUID } from 'node:crypto';
import type { Review, ReviewForm, ReviewSummary } from '@sopaan/schemas/courses/review';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { toReview, toSummary, type ReviewRow, type SummaryRow } from './review-record';

export interface ReviewKey {
  courseId: string;
  userId: string;
}

/** The columns of `ReviewRow`, selected from `REVIEWS`. */
const COLUMNS = `
  course_reviews.id, rating, body, sample, sample_name, first_name, last_name,
  course_reviews.created_at, course_reviews.updated_at`;
const REVIEWS = 'course_reviews left join users on users.id = user_id';

export function findReviews(
  database: Queryable,
  courseId: string,
  page: PageRequest,
): Promise<Page<Review>> {
  const conditions = new Conditions();
  conditions.equal('course_id', courseId);
  return findPage(database, page, {
    columns: COLUMNS,
    from: REVIEWS,
    conditions,
    order: [
      ['course_reviews.created_at', 'timestamptz'],
      ['course_reviews.id', 'text'],
    ],
    direction: 'desc',
    toItem: toReview,
  });
}

export async function findOwnReview(
  database: Queryable,
  { courseId, userId }: ReviewKey,
): Promise<Review | null> {
  const [row] = await database.query<ReviewRow>(
    `select ${COLUMNS} from ${REVIEWS} where course_id = $1 and user_id = $2`,
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
      select coalesce(jsonb_object_agg(stars, total), '{}')
      from (
        select rating as stars, count(*) as total
        from course_reviews where course_id = courses.id group by rating
      ) as grouped
    ) as distribution
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
