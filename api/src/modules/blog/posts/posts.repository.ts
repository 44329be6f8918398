import type { PostLink, PostListItem } from '@sopaan/schemas/blog/post';
import type { Queryable } from '../../../database/database';
import { POST_COLUMNS } from './post-list';
import { toPostListItem, type PostListRow, type PostRow } from './post-record';

export async function findPost(database: Queryable, id: string): Promise<PostRow | undefined> {
  const [row] = await database.query<PostRow>(
    `select ${POST_COLUMNS}, sections from posts where id = $1 and is_published`,
    [id],
  );
  return row;
}

export async function findRecentPosts(database: Queryable, limit: number): Promise<PostListItem[]> {
  const rows = await database.query<PostListRow>(
    `select ${POST_COLUMNS} from posts where is_published
     order by published_at desc, id desc limit $1`,
    [limit],
  );
  return rows.map(toPostListItem);
}

/** The recent posts with their text. */
export function findRecentTexts(database: Queryable, limit: number): Promise<PostRow[]> {
  return database.query<PostRow>(
    `select ${POST_COLUMNS}, sections from posts where is_published
     order by published_at desc, id desc limit $1`,
    [limit],
  );
}

interface LinkRow {
  id: string;
  title: string;
  published_at: Date;
}

/** The posts published directly before and after the given one. */
export async function findNeighbours(
  database: Queryable,
  id: string,
): Promise<{ previous: PostLink | null; next: PostLink | null }> {
  const neighbour = async (comparison: '<' | '>', direction: 'asc' | 'desc') => {
    const [row] = await database.query<LinkRow>(
      `select id, title, published_at from posts
       where is_published and (published_at, id) ${comparison} (
         select published_at, id from posts where id = $1
       )
       order by published_at ${direction}, id ${direction} limit 1`,
      [id],
    );
    return row ? toLink(row) : null;
  };
  const [previous, next] = await Promise.all([neighbour('<', 'desc'), neighbour('>', 'asc')]);
  return { previous, next };
}

/** Other posts of the same category or with the same tags. The category counts as much as two tags. */
export async function findRelatedPosts(
  database: Queryable,
  { id, category, tags }: PostRow,
  limit: number,
): Promise<PostListItem[]> {
  const rows = await database.query<PostListRow>(
    `select ${POST_COLUMNS} from posts, lateral (
       select (posts.category = $2)::integer * 2 + (
         select count(*) from unnest(posts.tags) as tag where tag = any($3::text[])
       ) as score
     ) as scored
     where is_published and posts.id <> $1 and score > 0
     order by score desc, published_at desc, posts.id desc limit $4`,
    [id, category, tags, limit],
  );
  return rows.map(toPostListItem);
}

function toLink({ id, title, published_at }: LinkRow): PostLink {
  return { id, title, date: published_at.toISOString() };
}
