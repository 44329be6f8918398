import type { Queryable } from '../../../database/database';

export interface PostKey {
  postId: string;
  userId: string;
}

export interface NewPost extends PostKey {
  challengeId: string;
  /** The post that it replies to. */
  parentId?: string | undefined;
  text: string;
  isSpoiler: boolean;
}

export interface LockedPost {
  id: string;
  challenge_id: string;
  parent_id: string | null;
  user_id: string | null;
}

/** Locks a post that everybody sees. Undefined if there is none. */
export async function lockVisiblePost(
  transaction: Queryable,
  postId: string,
): Promise<LockedPost | undefined> {
  const [row] = await transaction.query<LockedPost>(
    `select id, challenge_id, parent_id, user_id from challenge_posts
     where id = $1 and hidden_at is null and user_id is not null
     for update`,
    [postId],
  );
  return row;
}

/**
 * Adds the post, or changes it if the member has already added it. Does nothing if another member's post has the id. Returns whether it
 * is new.
 */
export async function addPost(
  transaction: Queryable,
  { postId, userId, challengeId, parentId, text, isSpoiler }: NewPost,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into challenge_posts (id, challenge_id, parent_id, user_id, body, is_spoiler)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id`,
    [postId, challengeId, parentId ?? null, userId, text, isSpoiler],
  );
  if (added.length === 0) await changePost(transaction, { postId, userId }, { text, isSpoiler });
  return added.length > 0;
}

export async function changePost(
  database: Queryable,
  { postId, userId }: PostKey,
  { text, isSpoiler }: { text: string; isSpoiler: boolean },
): Promise<void> {
  await database.query(
    `update challenge_posts set body = $3, is_spoiler = $4, updated_at = now()
     where id = $1 and user_id = $2 and (body, is_spoiler) is distinct from ($3, $4)`,
    [postId, userId, text, isSpoiler],
  );
}

/** Locks the member's own post. Undefined if there is none. */
export async function lockOwnPost(
  transaction: Queryable,
  { postId, userId }: PostKey,
): Promise<LockedPost | undefined> {
  const [row] = await transaction.query<LockedPost>(
    `select id, challenge_id, parent_id, user_id from challenge_posts
     where id = $1 and user_id = $2 for update`,
    [postId, userId],
  );
  return row;
}

/** Deletes a post, or only its text and author if it has replies. */
export async function deletePost(
  transaction: Queryable,
  { id, parent_id: parentId }: LockedPost,
): Promise<void> {
  const emptied = await transaction.query(
    `update challenge_posts set user_id = null, body = '', is_spoiler = false
     where id = $1 and exists (select from challenge_posts where parent_id = $1)
     returning id`,
    [id],
  );
  if (emptied.length > 0) return;
  await transaction.query('delete from challenge_posts where id = $1', [id]);
  // A deleted post goes with its last reply.
  await transaction.query(
    `delete from challenge_posts where id = $1 and user_id is null
       and not exists (select from challenge_posts where parent_id = $1)`,
    [parentId],
  );
}

/** Stores or removes the member's vote. Idempotent. Returns the number of votes. */
export async function setVote(
  transaction: Queryable,
  { postId, userId }: PostKey,
  voted: boolean,
): Promise<number> {
  const changed = await transaction.query(
    voted
      ? 'insert into challenge_post_votes (post_id, user_id) values ($1, $2) on conflict do nothing returning post_id'
      : 'delete from challenge_post_votes where post_id = $1 and user_id = $2 returning post_id',
    [postId, userId],
  );
  const [post] = await transaction.query<{ vote_count: number }>(
    'update challenge_posts set vote_count = vote_count + $2 where id = $1 returning vote_count',
    [postId, changed.length * (voted ? 1 : -1)],
  );
  return post?.vote_count ?? 0;
}
