import type { FastifyInstance } from 'fastify';
import { POST_FEEDS } from '@sopaan/schemas/blog/post-feeds';
import { toPostListItem, toSections } from '../posts/post-record';
import { findRecentTexts } from '../posts/posts.repository';
import { atomFeed, changedAt, rssFeed } from './feed-xml';

const FEED_POST_LIMIT = 20;

const feeds = [
  { ...POST_FEEDS.rss, format: rssFeed, summary: 'The recent posts of the blog as RSS 2.0.' },
  { ...POST_FEEDS.atom, format: atomFeed, summary: 'The recent posts of the blog as Atom.' },
] as const;

/** Registered without `route`, which is for JSON responses. */
export function postFeeds(app: FastifyInstance): void {
  for (const { path, type, format, summary } of feeds) {
    const schema = { summary, tags: ['blog'] };
    app.get(path, { config: { access: 'public' }, schema }, async (_request, reply) => {
      const rows = await findRecentTexts(app.database, FEED_POST_LIMIT);
      const posts = rows.map((row) => ({
        ...toPostListItem(row),
        sections: toSections(row.sections),
      }));
      reply.headers({
        'cache-control': 'public, max-age=300',
        'content-type': `${type}; charset=utf-8`,
        'last-modified': changedAt(posts).toUTCString(),
      });
      return format({ site: app.settings.linkOrigin, posts });
    });
  }
}
