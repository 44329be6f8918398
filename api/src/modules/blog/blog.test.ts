import {
  getBlogOverviewEndpoint,
  getPostEndpoint,
  searchPostsEndpoint,
} from '@sopaan/schemas/blog/post';
import { getPageHeadEndpoint } from '@sopaan/schemas/pages/page-head';
import { getSitemapEndpoint } from '@sopaan/schemas/pages/sitemap';
import { testApp } from '../../testing/test-app';
import { addPost, addStoredComment } from './testing/post';

const api = testApp();

beforeAll(async () => {
  const { database } = api;
  const words = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ');
  await addPost(database, {
    id: 'judging',
    tags: ['verdicts', 'limits'],
    body: `${words}\n\n## Verdicts\n\nAccepted.`,
    published_at: '2030-05-03T10:00:00Z',
  });
  await addPost(database, {
    id: 'receipts',
    title: 'What a receipt proves',
    category: 'Quizzes',
    tags: ['limits'],
    published_at: '2030-05-02T10:00:00Z',
    updated_at: '2030-05-09T10:00:00Z',
  });
  await addPost(database, { id: 'streaks', title: 'How streaks count' });
  await addPost(database, {
    id: 'wallet',
    title: 'Café rules of the wallet',
    category: 'Privacy',
    published_at: '2030-04-01T10:00:00Z',
  });
  await addPost(database, { id: 'draft', is_published: false, published_at: null });
});

const idsOf = async (request: { search?: string; category?: string[]; tag?: string[] }) =>
  (await api.call(searchPostsEndpoint, request)).items.map(({ id }) => id);

test('[MK-040] [AP-035] published posts are listed newest first, with the fields of the specification', async () => {
  const { items, total, facets } = await api.call(searchPostsEndpoint, { facets: true });
  expect(items.map(({ id }) => id)).toEqual(['judging', 'receipts', 'streaks', 'wallet']);
  expect(total).toBe(4);
  expect(items[0]).toEqual({
    id: 'judging',
    date: '2030-05-03T10:00:00.000Z',
    image: '',
    title: 'How judging works',
    content: 'What happens after Submit.',
    category: 'Practice',
    tags: ['verdicts', 'limits'],
    author: 'The Sopaan team',
    readingMinutes: 3,
    updatedAt: '2030-05-03T10:00:00.000Z',
  });
  expect(items[1]?.updatedAt).toBe('2030-05-09T10:00:00.000Z');
  expect(facets.find(({ key }) => key === 'category')?.options).toEqual(
    expect.arrayContaining([
      { value: 'Practice', count: 2 },
      { value: 'Privacy', count: 1 },
    ]),
  );
});

test('[MK-040] a search finds posts by words of title, text and tags, by parts of words, and by category', async () => {
  expect(await idsOf({ search: 'receipt' })).toEqual(['receipts']);
  expect(await idsOf({ search: 'word77' })).toEqual(['judging']);
  expect(await idsOf({ search: 'limits' })).toEqual(['judging', 'receipts']);
  expect(await idsOf({ search: 'treak' })).toEqual(['streaks']);
  expect(await idsOf({ category: ['Quizzes', 'Privacy'] })).toEqual(['receipts', 'wallet']);
  expect(await idsOf({ tag: ['limits'], search: 'judging' })).toEqual(['judging']);
  expect(await idsOf({ search: 'nothing like it' })).toEqual([]);
});

test('[MK-039] a post has sections, neighbours and related posts, the closest first', async () => {
  const post = await api.call(getPostEndpoint, { postId: 'receipts' });
  expect(post).toMatchObject({
    sections: [{ id: '', title: '', html: '<p>One sentence.</p>' }],
    wordCount: 2,
    readingMinutes: 1,
    previous: { id: 'streaks' },
    next: { id: 'judging' },
  });
  expect(post.related.map(({ id }) => id)).toEqual(['judging']);
  const judging = await api.call(getPostEndpoint, { postId: 'judging' });
  expect(judging.next).toBeNull();
  expect(judging.related.map(({ id }) => id)).toEqual(['streaks', 'receipts']);
  for (const postId of ['draft', 'none']) {
    expect(await api.rejection(getPostEndpoint, { postId })).toMatchObject({ status: 404 });
  }
});

test('[MK-039] the overview has the recent posts and the visible recent comments', async () => {
  const { userId } = await api.signUp();
  const key = { post_id: 'judging', user_id: userId };
  await addStoredComment(api.database, { ...key, body: 'Thanks.' });
  await addStoredComment(api.database, { ...key, body: 'Spam', hidden_at: new Date() });
  await addStoredComment(api.database, { ...key, post_id: 'draft', body: 'Early' });
  const { recentPosts, recentComments } = await api.call(getBlogOverviewEndpoint, {});
  expect(recentPosts.map(({ id }) => id)).toEqual(['judging', 'receipts', 'streaks', 'wallet']);
  expect(recentComments).toMatchObject([
    { name: 'Asha R.', text: 'Thanks.', postId: 'judging', postTitle: 'How judging works' },
  ]);
});

test('[MK-040] the heads of posts have structured data and link to the feeds; drafts have no head', async () => {
  const head = async (path: string) => {
    const { jsonLd, ...rest } = await api.call(getPageHeadEndpoint, { path });
    return { ...rest, nodes: jsonLd.map((json) => JSON.parse(json)) };
  };
  const post = await head('/blog-pages/judging');
  expect(post).toMatchObject({
    status: 200,
    title: 'How judging works',
    description: 'What happens after Submit.',
    canonicalPath: '/blog-pages/judging',
    feeds: [{ path: '/api/blog/feed.xml' }, { path: '/api/blog/atom.xml' }],
  });
  expect(post.nodes[0]).toMatchObject({
    '@type': 'BlogPosting',
    url: '/blog-pages/judging',
    headline: 'How judging works',
    datePublished: '2030-05-03T10:00:00.000Z',
    author: { '@type': 'Organization', name: 'The Sopaan team' },
    wordCount: 502,
    timeRequired: 'PT3M',
  });
  expect(post.nodes[1].itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Blog', item: '/blog-pages' },
    { name: 'How judging works' },
  ]);
  const blog = await head('/blog-pages');
  expect(blog.nodes[0]).toMatchObject({ '@type': 'Blog', blogPost: { length: 4 } });
  expect(blog.feeds).toHaveLength(2);
  expect(await head('/blog-pages/draft')).toMatchObject({ status: 404, nodes: [] });
});

test('[MK-040] the sitemap lists published posts', async () => {
  const { entries } = await api.call(getSitemapEndpoint, { kind: 'posts', part: 1 });
  expect(entries.map(({ path }) => path)).toEqual(
    ['judging', 'receipts', 'streaks', 'wallet'].map((id) => `/blog-pages/${id}`),
  );
  expect(entries[1]?.changedAt).toBe('2030-05-09T10:00:00.000Z');
});
