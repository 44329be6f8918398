import type { PostComment } from '@sopaan/schemas/blog/post-comment';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import type { PageRequest } from '../../../search/page';
import { lockAccountForShare } from '../../accounts/users/users.repository';
import { reportText } from '../../moderation/report-text';
import { findPost } from '../posts/posts.repository';
import {
  addComment,
  changeComment,
  countComments,
  deleteComment,
  findComments,
  findOwnComment,
  lockVisibleComment,
  type CommentKey,
} from './comments.repository';
import { moderatedComments } from './moderated-comments';

export async function readComments(
  database: Queryable,
  key: { postId: string; viewerId: string | null },
  page: PageRequest,
) {
  await requirePost(database, key.postId);
  const [comments, count] = await Promise.all([
    findComments(database, key, page),
    countComments(database, key.postId),
  ]);
  return { ...comments, count };
}

/** Idempotent: a repeated request returns the stored comment. */
export function writeComment(
  database: Database,
  comment: CommentKey & { postId: string; text: string },
): Promise<PostComment> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, comment.userId);
    await requirePost(transaction, comment.postId);
    await addComment(transaction, comment);
    const stored = await findOwnComment(transaction, comment);
    // Another member's comment has this id.
    if (!stored) throw new ApiError('CONFLICT');
    return stored;
  });
}

export async function editComment(
  database: Queryable,
  key: CommentKey,
  text: string,
): Promise<PostComment> {
  await changeComment(database, key, text);
  const stored = await findOwnComment(database, key);
  if (!stored) throw new ApiError('NOT_FOUND');
  return stored;
}

export async function removeComment(database: Queryable, key: CommentKey): Promise<void> {
  if (!(await findOwnComment(database, key))) throw new ApiError('NOT_FOUND');
  await deleteComment(database, key);
}

/** Idempotent. */
export function reportComment(
  database: Database,
  { commentId, userId }: CommentKey,
): Promise<void> {
  return reportText(database, {
    id: commentId,
    userId,
    table: moderatedComments,
    lockVisible: lockVisibleComment,
    noun: 'comment',
  });
}

async function requirePost(database: Queryable, postId: string): Promise<void> {
  if (!(await findPost(database, postId))) throw new ApiError('NOT_FOUND');
}
