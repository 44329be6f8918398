import { ApiError } from '@sopaan/api-client/api-error';
import { getBlogOverviewEndpoint, searchPostsEndpoint } from '@sopaan/schemas/blog/post';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { blogServer } from '../testing/blog-server';
import * as blog from './blog.screen';

const route = { path: '/blog-pages', url: '/blog-pages' };
const unavailable = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });

test('[MK-039] the blog page has a search box, categories, recent posts, recent comments and links to share', async () => {
  renderScreen(blog, { ...route, network: blogServer() });
  expect(await screen.findByRole('searchbox', { name: 'Search posts' })).toBeVisible();
  const categories = within(await screen.findByRole('navigation', { name: 'Categories' }));
  expect(await categories.findByRole('link', { name: 'Practice 1' })).toHaveAttribute(
    'href',
    '/blog-pages?category=Practice',
  );
  const recentPosts = within(screen.getByRole('region', { name: 'Recent posts' }));
  expect(await recentPosts.findByRole('link', { name: 'How judging works' })).toHaveAttribute(
    'href',
    '/blog-pages/how-judging-works',
  );
  const recentComments = within(screen.getByRole('region', { name: 'Recent comments' }));
  recentComments.getByText('Clear and short.');
  expect(recentComments.getByRole('link', { name: 'What a receipt proves' })).toHaveAttribute(
    'href',
    '/blog-pages/receipts#comments',
  );
  const sharing = within(screen.getByRole('group', { name: 'Share this page' }));
  const link = sharing.getByRole('link', { name: 'Share on WhatsApp (opens in a new tab)' });
  expect(link).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent('Sopaan blog http://localhost/blog-pages')}`,
  );
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/api/blog/feed.xml');
});

test('[MK-040] posts come from the API, and the search filters them with the text in the URL', async () => {
  const network = blogServer();
  const { user, url } = renderScreen(blog, { ...route, network });
  expect(await screen.findByText('2 posts found')).toBeVisible();
  const posts = within(screen.getByRole('list', { name: 'Posts' }));
  expect(posts.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'How judging works',
    'What a receipt proves',
  ]);
  await user.type(screen.getByRole('searchbox'), 'verdict{Enter}');
  await waitFor(() => expect(url()).toBe('/blog-pages?search=verdict'));
  await waitFor(() =>
    expect(network.requests(searchPostsEndpoint).at(-1)).toMatchObject({ search: 'verdict' }),
  );
  await user.click(await screen.findByRole('link', { name: /Quizzes/ }));
  await waitFor(() => expect(url()).toBe('/blog-pages?search=verdict&category=Quizzes'));
  const chosen = screen.getByRole('link', { name: /Quizzes/ });
  await waitFor(() => expect(chosen).toHaveAttribute('aria-current', 'true'));
});

test('[U17] the recent posts are beside the list only while it is filtered', async () => {
  const { user } = renderScreen(blog, { ...route, network: blogServer() });
  expect(await screen.findByText('2 posts found')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'How judging works' })).toHaveLength(1);
  await user.click(await screen.findByRole('link', { name: /Quizzes/ }));
  expect(await screen.findByRole('region', { name: 'Posts found' })).toBeVisible();
  const recent = within(screen.getByRole('region', { name: 'Recent posts' }));
  expect(await recent.findByRole('link', { name: 'How judging works' })).toBeVisible();
});

test('[MK-039] posts or recent activity that could not be loaded can be loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = blogServer()
    .on(searchPostsEndpoint, () => unavailable)
    .on(getBlogOverviewEndpoint, () => unavailable);
  const { user } = renderScreen(blog, { ...route, network });
  await screen.findByText('The posts could not be loaded');
  await screen.findByText('Recent posts and comments could not be loaded');
  network.on(getBlogOverviewEndpoint, () => ({ recentPosts: [], recentComments: [] }));
  const [, retryActivity] = screen.getAllByRole('button', { name: 'Try again' });
  if (!retryActivity) throw new Error('There is no second button.');
  await user.click(retryActivity);
  expect(await screen.findByText('No posts yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recent comments' })).not.toBeInTheDocument();
});
