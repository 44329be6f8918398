import type { ChallengePost, PostOrder } from '@sopaan/schemas/practice/challenge-post';
import type { Queryable } from '../../../database/database';
import { Conditions, type SortKey } from '../../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../../search/page';
import { toPost, type PostRow } from './post-record';

const POSTS = 'challenge_posts as posts left join users on users.id = posts.user_id';

/** Whether a post is shown to the member `viewer`, an SQL expression. A deleted one is shown as long as it has replies. */
const isVisible = (viewer: string) => `
  (posts.hidden_at is null or posts.user_id = ${viewer}::text)
  and (posts.user_id is not null or ${visibleReplyCount(viewer)} > 0)`;

const visibleReplyCount = (viewer: string) => `(
  select count(*) from challenge_posts as replies
  where replies.parent_id = posts.id
    and (replies.hidden_at is null or replies.user_id = ${viewer}::text)
)`;

/** The columns of `PostRow`. */
const columnsFor = (viewer: string) => `
  posts.id, posts.user_id, first_name, last_name, body, is_spoiler, vote_count, hidden_at,
  posts.created_at, posts.updated_at,
  coalesce(posts.user_id = ${viewer}::text, false) as is_own,
  ${visibleReplyCount(viewer)} as reply_count,
  exists (
    select from challenge_post_votes as votes
    where votes.post_id = posts.id and votes.user_id = ${viewer}::text
  ) as has_voted,
  exists (
    select from challenge_post_reports as reports
    where reports.post_id = posts.id and reports.user_id = ${viewer}::text
  ) as is_reported`;

const NEWEST: SortKey = [
  ['posts.created_at', 'timestamptz'],
  ['posts.id', 'uuid'],
];
const ORDERS: Readonly<Record<PostOrder, SortKey>> = {
  newest: NEWEST,
  top: [['posts.vote_count', 'integer'], ...NEWEST],
};

interface Reader {
  /** Null for a guest. */
  viewerId: string | null;
}

export function findPosts(
  database: Queryable,
  { challengeId, viewerId, order }: Reader & { challengeId: string; order: PostOrder },
  page: PageRequest,
): Promise<Page<ChallengePost>> {
  const conditions = new Conditions();
  const viewer = conditions.bind(viewerId);
  conditions.equal('posts.challenge_id', challengeId);
  conditions.add(`posts.parent_id is null and ${isVisible(viewer)}`);
  return findPage(database, page, {
    columns: columnsFor(viewer),
    from: POSTS,
    conditions,
    order: ORDERS[order],
    direction: 'desc',
    toItem: toPost,
  });
}

/** Replies to a post, oldest first. */
export function findReplies(
  database: Queryable,
  { postId, viewerId }: Reader & { postId: string },
  page: PageRequest,
): Promise<Page<ChallengePost>> {
  const conditions = new Conditions();
  const viewer = conditions.bind(viewerId);
  conditions.equal('posts.parent_id', postId);
  conditions.add(isVisible(viewer));
  return findPage(database, page, {
    columns: columnsFor(viewer),
    from: POSTS,
    conditions,
    order: NEWEST,
    direction: 'asc',
    toItem: toPost,
  });
}

/** The number of posts and replies that everybody sees. */
export async function countPosts(database: Queryable, challengeId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from challenge_posts as posts
     left join challenge_posts as parents on parents.id = posts.parent_id
     where posts.challenge_id = $1 and posts.user_id is not null
       and posts.hidden_at is null and parents.hidden_at is null`,
    [challengeId],
  );
  return row?.count ?? 0;
}

export async function findPost(
  database: Queryable,
  { postId, viewerId }: Reader & { postId: string },
): Promise<ChallengePost | undefined> {
  const [row] = await database.query<PostRow>(
    `select ${columnsFor('$2')} from ${POSTS} where posts.id = $1 and ${isVisible('$2')}`,
    [postId, viewerId],
  );
  return row && toPost(row);
}

/** The challenge of a post that is visible to the viewer; undefined if there is no such post. */
export async function findChallengeOfPost(
  database: Queryable,
  { postId, viewerId }: Reader & { postId: string },
): Promise<string | undefined> {
  const [row] = await database.query<{ challenge_id: string }>(
    `select challenge_id from challenge_posts as posts where posts.id = $1 and ${isVisible('$2')}`,
    [postId, viewerId],
  );
  return row?.challenge_id;
}

/** Null outside the 100 days. Undefined if there is no such challenge. */
export async function findDayOfChallenge(
  database: Queryable,
  challengeId: string,
): Promise<{ day: number | null } | undefined> {
  const [row] = await database.query<{ day: number | null }>(
    'select day from challenges where id = $1',
    [challengeId],
  );
  return row;
}
