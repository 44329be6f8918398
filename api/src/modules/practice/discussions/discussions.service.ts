import type { ChallengePost, PostOrder } from '@sopaan/schemas/practice/challenge-post';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import type { PageRequest } from '../../../search/page';
import { lockAccountForShare } from '../../accounts/users/users.repository';
import { knowsSolution } from '../guides/guides.repository';
import { assertDayUnlocked } from '../hundred-days/hundred-days.service';
import {
  countPosts,
  findChallengeOfPost,
  findDayOfChallenge,
  findPost,
  findPosts,
  findReplies,
} from './posts.repository';
import { addReplyNotice } from './reply-notice';
import {
  addPost,
  changePost,
  deletePost,
  lockOwnPost,
  lockVisiblePost,
  setVote,
  type LockedPost,
  type NewPost,
  type PostKey,
} from './stored-posts.repository';

interface Reader {
  /** Null for a guest. */
  viewerId: string | null;
}

export async function readPosts(
  database: Queryable,
  key: Reader & { challengeId: string; order: PostOrder },
  page: PageRequest,
) {
  const { challengeId, viewerId } = key;
  await requireOpenChallenge(database, { challengeId, userId: viewerId });
  const [posts, count, isKnown] = await Promise.all([
    findPosts(database, key, page),
    countPosts(database, challengeId),
    viewerId !== null && knowsSolution(database, { challengeId, userId: viewerId }),
  ]);
  return { ...posts, count, foldsSpoilers: !isKnown };
}

export async function readReplies(
  database: Queryable,
  key: Reader & { postId: string },
  page: PageRequest,
) {
  const challengeId = await findChallengeOfPost(database, key);
  if (challengeId === undefined) throw new ApiError('NOT_FOUND');
  await requireOpenChallenge(database, { challengeId, userId: key.viewerId });
  return findReplies(database, key, page);
}

/** Idempotent: a repeated request returns the stored post. */
export function writePost(database: Database, post: NewPost): Promise<ChallengePost> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, post.userId);
    await requireOpenChallenge(transaction, post);
    const parent = post.parentId && (await lockParent(transaction, post, post.parentId));
    const isNew = await addPost(transaction, post);
    const stored = await findOwnPost(transaction, post);
    // Another member's post has this id.
    if (!stored) throw new ApiError('CONFLICT');
    const { postId, userId } = post;
    if (isNew && parent)
      await addReplyNotice(transaction, parent, { postId, userId, name: stored.name });
    return stored;
  });
}

/** The post that is replied to. It must be of the same challenge and not be a reply itself. */
async function lockParent(
  transaction: Queryable,
  { challengeId }: NewPost,
  parentId: string,
): Promise<LockedPost> {
  const parent = await lockVisiblePost(transaction, parentId);
  if (!parent || parent.challenge_id !== challengeId || parent.parent_id !== null)
    throw new ApiError('NOT_FOUND');
  return parent;
}

export async function editPost(
  database: Queryable,
  key: PostKey,
  content: { text: string; isSpoiler: boolean },
): Promise<ChallengePost> {
  await changePost(database, key, content);
  const stored = await findOwnPost(database, key);
  if (!stored) throw new ApiError('NOT_FOUND');
  return stored;
}

export function removePost(database: Database, key: PostKey): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    const post = await lockOwnPost(transaction, key);
    if (!post) throw new ApiError('NOT_FOUND');
    await deletePost(transaction, post);
  });
}

/** Idempotent. */
export function vote(database: Database, key: PostKey, voted: boolean) {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    const post = await lockVisiblePost(transaction, key.postId);
    if (!post) throw new ApiError('NOT_FOUND');
    if (post.user_id === key.userId)
      throw new ApiError('FORBIDDEN', { message: 'You cannot vote for your own post.' });
    return { voted, voteCount: await setVote(transaction, key, voted) };
  });
}

async function findOwnPost(
  database: Queryable,
  { postId, userId }: PostKey,
): Promise<ChallengePost | undefined> {
  const post = await findPost(database, { postId, viewerId: userId });
  return post?.isOwn ? post : undefined;
}

/** A day of the 100 days that is locked has no discussion yet. For a guest only the first day is unlocked. */
async function requireOpenChallenge(
  database: Queryable,
  { challengeId, userId }: { challengeId: string; userId: string | null },
): Promise<void> {
  const challenge = await findDayOfChallenge(database, challengeId);
  if (!challenge) throw new ApiError('NOT_FOUND');
  await assertDayUnlocked(database, { day: challenge.day, userId });
}
