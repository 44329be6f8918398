import type { Post } from '@sopaan/schemas/blog/post';
import type { Queryable } from '../../../database/database';
import { findNeighbours, findPost, findRelatedPosts } from './posts.repository';
import { toPostListItem, toSections } from './post-record';

const RELATED_LIMIT = 3;

/** Undefined if there is no such published post. */
export async function readPost(database: Queryable, id: string): Promise<Post | undefined> {
  const row = await findPost(database, id);
  if (!row) return undefined;
  const [neighbours, related] = await Promise.all([
    findNeighbours(database, id),
    findRelatedPosts(database, row, RELATED_LIMIT),
  ]);
  return {
    ...toPostListItem(row),
    wordCount: row.word_count,
    sections: toSections(row.sections),
    ...neighbours,
    related,
  };
}
