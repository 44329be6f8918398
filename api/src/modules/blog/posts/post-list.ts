import type { PostListItem } from '@sopaan/schemas/blog/post';
import { oneOf, overlaps } from '../../../search/filter';
import type { SearchedList } from '../../../search/searched-list';
import { toPostListItem, type PostListRow } from './post-record';

/** The columns of `PostListRow`, selected from `posts`. */
export const POST_COLUMNS = `
  posts.id, posts.title, summary, posts.category, posts.tags, author, image, word_count,
  posts.published_at, greatest(posts.published_at, posts.updated_at) as changed_at`;

/** The published posts, newest first. */
export const postList: SearchedList<PostListRow, PostListItem> = {
  source: () => '(select * from posts where is_published) as listed',
  text: { tsvector: 'search', trigram: 'title', wordSources: ['posts'] },
  filters: [oneOf('category', 'category', 'open'), overlaps('tag', 'tags', 'open')],
  order: [
    ['published_at', 'timestamptz'],
    ['id', 'text'],
  ],
  direction: 'desc',
  columns: POST_COLUMNS,
  joins: 'join posts on posts.id = page.id',
  toItem: toPostListItem,
};
