import type { PostComment } from '@sopaan/schemas/blog/post-comment';
import type { Queryable } from '../../../database/database';
import { Conditions } from '../../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../../search/page';
import { shortName } from '../../accounts/users/short-name';
import { toComment, type CommentRow } from './comment-record';

export interface CommentKey {
  commentId: string;
  userId: string;
}

const COMMENTS = 'post_comments join users on users.id = post_comments.user_id';

/** The columns of `CommentRow`. `viewer`: an SQL expression for the id of the member who reads. */
const columnsFor = (viewer: string) => `
  post_comments.id, first_name, last_name, body, hidden_at,
  post_comments.created_at, post_comments.updated_at,
  coalesce(post_comments.user_id = ${viewer}::text, false) as is_own,
  exists (
    select from post_comment_reports
    where comment_id = post_comments.id and post_comment_reports.user_id = ${viewer}::text
  ) as is_reported`;

/** The comments that the viewer sees, newest first. For a guest `viewerId` is null. */
export function findComments(
  database: Queryable,
  { postId, viewerId }: { postId: string; viewerId: string | null },
  page: PageRequest,
): Promise<Page<PostComment>> {
  const conditions = new Conditions();
  const viewer = conditions.bind(viewerId);
  conditions.equal('post_id', postId);
  conditions.add(`(hidden_at is null or post_comments.user_id = ${viewer}::text)`);
  return findPage(database, page, {
    columns: columnsFor(viewer),
    from: COMMENTS,
    conditions,
    order: [
      ['post_comments.created_at', 'timestamptz'],
      ['post_comments.id', 'uuid'],
    ],
    direction: 'desc',
    toItem: toComment,
  });
}

/** The number of comments on a post, without hidden ones. */
export async function countComments(database: Queryable, postId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) as count from post_comments where post_id = $1 and hidden_at is null',
    [postId],
  );
  return row?.count ?? 0;
}

export async function findOwnComment(
  database: Queryable,
  { commentId, userId }: CommentKey,
): Promise<PostComment | undefined> {
  const [row] = await database.query<CommentRow>(
    `select ${columnsFor('$2')} from ${COMMENTS}
     where post_comments.id = $1 and post_comments.user_id = $2`,
    [commentId, userId],
  );
  return row && toComment(row);
}

/** Adds the comment, or changes the text if the member has already added it. Does nothing if another member's comment has the id. */
export async function addComment(
  transaction: Queryable,
  { commentId, userId, postId, text }: CommentKey & { postId: string; text: string },
): Promise<void> {
  await transaction.query(
    `insert into post_comments (id, post_id, user_id, body) values ($1, $2, $3, $4)
     on conflict (id) do update set body = excluded.body, updated_at = now()
     where post_comments.user_id = excluded.user_id and post_comments.post_id = excluded.post_id
       and post_comments.body <> excluded.body`,
    [commentId, postId, userId, text],
  );
}

export async function changeComment(
  database: Queryable,
  { commentId, userId }: CommentKey,
  text: string,
): Promise<void> {
  await database.query(
    `update post_comments set body = $3, updated_at = now()
     where id = $1 and user_id = $2 and body <> $3`,
    [commentId, userId, text],
  );
}

export async function deleteComment(
  database: Queryable,
  { commentId, userId }: CommentKey,
): Promise<void> {
  await database.query('delete from post_comments where id = $1 and user_id = $2', [
    commentId,
    userId,
  ]);
}

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

interface RecentCommentRow {
  id: string;
  first_name: string;
  last_name: string | null;
  body: string;
  created_at: Date;
  post_id: string;
  post_title: string;
}

/** The most recent visible comments on all posts. */
export async function findRecentComments(database: Queryable, limit: number) {
  const rows = await database.query<RecentCommentRow>(
    `select post_comments.id, first_name, last_name, post_comments.body,
       post_comments.created_at, post_id, title as post_title
     from ${COMMENTS} join posts on posts.id = post_id
     where hidden_at is null and is_published
     order by post_comments.created_at desc, post_comments.id desc limit $1`,
    [limit],
  );
  return rows.map((row) => ({
    commentId: row.id,
    name: shortName(row.first_name, row.last_name),
    text: row.body,
    createdAt: row.created_at.toISOString(),
    postId: row.post_id,
    postTitle: row.post_title,
  }));
}
