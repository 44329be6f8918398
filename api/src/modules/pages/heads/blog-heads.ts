import { paths } from '@sopaan/contract/paths';
import { POST_FEEDS } from '@sopaan/schemas/blog/post-feeds';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { Queryable } from '../../../database/database';
import { findRecentPosts } from '../../blog/posts/posts.repository';
import { readPost } from '../../blog/posts/posts.service';
import { breadcrumbs } from '../json-ld/json-ld';
import { blogJsonLd, postJsonLd } from '../json-ld/post';
import { buildHead, buildRouteHead } from './build-head';

const RECENT = 10;
const BLOG = { name: 'Blog', path: paths.blog };
const feeds = Object.values(POST_FEEDS);

export async function findBlogHead(database: Queryable): Promise<PageHead> {
  const posts = await findRecentPosts(database, RECENT);
  return { ...buildRouteHead(paths.blog, [blogJsonLd(posts), breadcrumbs(BLOG)]), feeds };
}

export async function findPostHead(database: Queryable, id: string): Promise<PageHead | undefined> {
  const post = await readPost(database, id);
  if (!post) return undefined;
  const { title, content: description, image } = post;
  const path = paths.post(id);
  const jsonLd = [postJsonLd(post), breadcrumbs(BLOG, { name: title, path })];
  return { ...buildHead({ path, title, description, image, jsonLd }), feeds };
}
