import type { FastifyInstance } from 'fastify';
import {
  getBlogOverviewEndpoint,
  getPostEndpoint,
  searchPostsEndpoint,
} from '@sopaan/schemas/blog/post';
import { ApiError } from '../../http/api-error';
import { route } from '../../routes/route';
import { searchList } from '../../search/search-list';
import { postComments } from './comments/comments.routes';
import { findRecentComments } from './comments/comments.repository';
import { postFeeds } from './feeds/feeds.routes';
import { postList } from './posts/post-list';
import { findRecentPosts } from './posts/posts.repository';
import { readPost } from './posts/posts.service';

const RECENT_LIMIT = 5;

export function blog(app: FastifyInstance): void {
  route(app, searchPostsEndpoint, ({ input, database }) => searchList(database, postList, input));

  route(app, getPostEndpoint, async ({ input, database }) => {
    const post = await readPost(database, input.postId);
    if (!post) throw new ApiError('NOT_FOUND');
    return post;
  });

  route(app, getBlogOverviewEndpoint, async ({ database }) => ({
    recentPosts: await findRecentPosts(database, RECENT_LIMIT),
    recentComments: await findRecentComments(database, RECENT_LIMIT),
  }));

  postComments(app);
  postFeeds(app);
}
