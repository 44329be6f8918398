import type { Queryable } from '../../../database/database';

export interface CommentForModeration {
  id: string;
  post_id: string;
  body: string;
  created_at: Date;
  hidden_at: Date | null;
  /** Reports since the comment was last restored. */
  report_count: number;
}

const REPORT_COUNT = `(
  select count(*) from post_comment_reports
  where comment_id = post_comments.id
    and post_comment_reports.created_at > coalesce(restored_at, '-infinity')
)`;

/** Locks a visible comment. Undefined if there is none. */
export async function lockVisibleComment(
  transaction: Queryable,
  commentId: string,
): Promise<{ user_id: string } | undefined> {
  const [row] = await transaction.query<{ user_id: string }>(
    `select post_comments.user_id from post_comments join posts on posts.id = post_id
     where post_comments.id = $1 and hidden_at is null and is_published
     for update of post_comments`,
    [commentId],
  );
  return row;
}

/** Idempotent: a member's second report has no effect. */
export async function addReport(
  transaction: Queryable,
  commentId: string,
  userId: string,
): Promise<void> {
  await transaction.query(
    `insert into post_comment_reports (comment_id, user_id) values ($1, $2) on conflict do nothing`,
    [commentId, userId],
  );
}

/** Hides the comment if it has at least `threshold` reports since it was last restored. */
export async function hideIfReportedOften(
  transaction: Queryable,
  commentId: string,
  threshold: number,
): Promise<void> {
  await transaction.query(
    `update post_comments set hidden_at = now()
     where id = $1 and hidden_at is null and ${REPORT_COUNT} >= $2`,
    [commentId, threshold],
  );
}

/** Comments that are hidden or have reports, or all comments; newest first. */
export function findCommentsForModeration(
  database: Queryable,
  { all, limit }: { all: boolean; limit: number },
): Promise<CommentForModeration[]> {
  return database.query<CommentForModeration>(
    `select * from (
       select id, post_id, body, created_at, hidden_at, ${REPORT_COUNT} as report_count
       from post_comments
     ) as counted
     where $1 or hidden_at is not null or report_count > 0
     order by created_at desc, id desc limit $2`,
    [all, limit],
  );
}

/** Admins type the id. It is compared as text, so a malformed one is not found; compared as a uuid, it would make the query fail. */
const HAS_TYPED_ID = 'id::text = $1';

/** Returns false if there is no such comment. */
export async function hideComment(database: Queryable, id: string): Promise<boolean> {
  const found = await database.query(
    `update post_comments set hidden_at = coalesce(hidden_at, now()) where ${HAS_TYPED_ID} returning id`,
    [id],
  );
  return found.length > 0;
}

/** Shows a comment again. Earlier reports no longer count. Returns false if there is no such comment. */
export async function restoreComment(database: Queryable, id: string): Promise<boolean> {
  const found = await database.query(
    `update post_comments set hidden_at = null, restored_at = now() where ${HAS_TYPED_ID} returning id`,
    [id],
  );
  return found.length > 0;
}
