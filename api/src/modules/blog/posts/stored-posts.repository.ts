import type { Queryable } from '../../../database/database';
import { renderPost } from '../markdown/render-post';
import type { PostFile } from '../markdown/parse-post-file';

export interface StoredPost {
  id: string;
  title: string;
  is_published: boolean;
  published_at: Date | null;
}

/** Every post, drafts first, then the newest first. */
export function findStoredPosts(database: Queryable): Promise<StoredPost[]> {
  return database.query<StoredPost>(
    `select id, title, is_published, published_at from posts
     order by published_at desc nulls first, id`,
  );
}

/** The values of a post's columns, from its file. */
export function postColumns(file: PostFile) {
  const { slug: id, title, summary, category, tags, author, image, body } = file;
  const { sections, wordCount } = renderPost(body);
  if (wordCount === 0) throw new Error('The text has no words.');
  return {
    id,
    title,
    summary,
    category,
    tags,
    author,
    image,
    body,
    sections,
    word_count: wordCount,
  };
}

/** Stores a draft, or replaces the content of the post with this slug. Returns whether it is published. */
export async function storePost(database: Queryable, file: PostFile): Promise<boolean> {
  const { sections, ...columns } = postColumns(file);
  const [row] = await database.query<{ is_published: boolean }>(
    `insert into posts
       (id, title, summary, category, tags, author, image, body, word_count, sections)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do update set
       title = excluded.title, summary = excluded.summary, category = excluded.category,
       tags = excluded.tags, author = excluded.author, image = excluded.image,
       body = excluded.body, sections = excluded.sections, word_count = excluded.word_count,
       updated_at = now()
     returning is_published`,
    [...Object.values(columns), JSON.stringify(sections)],
  );
  return row?.is_published ?? false;
}

/** Publishes the post or makes it a draft; the date of its first publication is kept. Returns false if there is no such post. */
export async function setPublished(
  database: Queryable,
  id: string,
  isPublished: boolean,
): Promise<boolean> {
  const found = await database.query(
    `update posts set is_published = $2,
       published_at = case when $2 then coalesce(published_at, now()) else published_at end
     where id = $1 returning id`,
    [id, isPublished],
  );
  return found.length > 0;
}
