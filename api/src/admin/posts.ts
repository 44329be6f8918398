import { readFile } from 'node:fs/promises';
import { paths } from '@sopaan/contract/paths';
import { parsePostFile } from '../modules/blog/markdown/parse-post-file';
import {
  findStoredPosts,
  setPublished,
  storePost,
  type StoredPost,
} from '../modules/blog/posts/stored-posts.repository';
import type { AddCommand, AdminContext } from './command';

export const addPosts: AddCommand = (admin, execute) => {
  const posts = admin.command('posts').description('the posts of the blog');
  posts
    .command('list')
    .description('list all posts, drafts first')
    .action(() => execute(list));
  posts
    .command('add')
    .description(
      'store a Markdown file with front matter as a draft, or replace the post with its slug',
    )
    .argument('<file.md>')
    .action((file: string) => execute((context) => add(file, context)));
  posts
    .command('publish')
    .description('show a post to everybody')
    .argument('<slug>')
    .action((slug: string) => execute((context) => publish(slug, true, context)));
  posts
    .command('unpublish')
    .description('make a post a draft again; its comments and its date are kept')
    .argument('<slug>')
    .action((slug: string) => execute((context) => publish(slug, false, context)));
};

async function list({ log, withDatabase }: AdminContext): Promise<void> {
  const posts = await withDatabase(findStoredPosts);
  log(posts.length === 1 ? '1 post' : `${posts.length} posts`);
  for (const post of posts) log(formatPost(post));
}

function formatPost({ id, title, is_published, published_at }: StoredPost): string {
  const state = is_published ? `published ${published_at?.toISOString() ?? ''}` : 'draft';
  return [id, state, title].join('  ');
}

async function add(file: string, { log, withDatabase }: AdminContext): Promise<void> {
  const post = parsePostFile(await readFile(file, 'utf8'));
  const isPublished = await withDatabase((database) => storePost(database, post));
  log(
    isPublished
      ? `The published post ${post.slug} has the content of the file now.`
      : `Stored the draft ${post.slug}. Publish it with: posts publish ${post.slug}`,
  );
}

async function publish(
  slug: string,
  isPublished: boolean,
  { log, withDatabase }: AdminContext,
): Promise<void> {
  const isFound = await withDatabase((database) => setPublished(database, slug, isPublished));
  if (!isFound) throw new Error(`There is no post "${slug}".`);
  log(isPublished ? `Published at ${paths.post(slug)}.` : `${slug} is a draft again.`);
}
