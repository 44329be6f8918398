import { ApiError } from '@sopaan/api-client/api-error';
import { getPostEndpoint } from '@sopaan/schemas/blog/post';
import {
  addPostCommentEndpoint,
  changePostCommentEndpoint,
  deletePostCommentEndpoint,
  getPostCommentsEndpoint,
  reportPostCommentEndpoint,
} from '@sopaan/schemas/blog/post-comment';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aComment, aPost, blogServer, commentPage } from '../testing/blog-server';
import * as post from './post.screen';

const route = { path: '/blog-pages/:slug', url: '/blog-pages/how-judging-works' };
const member = { ...route, session: 'member' } as const;
const unavailable = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });

const comments = () => screen.findByRole('region', { name: /^Comments/ });
const entry = (name: string) => screen.findByRole('article', { name: `Comment by ${name}` });

test('[MK-039] a post has its text with linked headings, a contents list, neighbours and related posts', async () => {
  renderScreen(post, { ...route, network: blogServer() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('How judging works');
  expect(document.title).toBe('How judging works | Sopaan');
  expect(screen.getByText(/The Sopaan team/)).toHaveTextContent(
    'The Sopaan team · 3 May 2030 · 4 min read',
  );
  const tests = screen.getByRole('region', { name: /^The tests/ });
  expect(tests).toHaveAttribute('id', 'tests');
  expect(within(tests).getByRole('link', { name: 'Link to The tests' })).toHaveAttribute(
    'href',
    '#tests',
  );
  expect(document.querySelector('article script')).toBeNull();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#tests',
    '#limits',
    '#verdicts',
  ]);
  const others = within(screen.getByRole('navigation', { name: 'Other posts' }));
  expect(others.getByRole('link', { name: /How streaks count/ })).toHaveAttribute(
    'href',
    '/blog-pages/streaks',
  );
  const related = within(screen.getByRole('region', { name: 'Related posts' }));
  related.getByRole('link', { name: 'What a receipt proves' });
  expect(screen.getByRole('link', { name: 'verdicts' })).toHaveAttribute(
    'href',
    '/blog-pages?tag=verdicts',
  );
});

test('a short post has no contents list, and a post that was changed later states the date of the change', async () => {
  const short = aPost({
    sections: aPost().sections.slice(0, 2),
    updatedAt: '2030-06-01T10:00:00Z',
  });
  const network = blogServer().on(getPostEndpoint, () => short);
  renderScreen(post, { ...route, network });
  expect(await screen.findByText(/updated/)).toHaveTextContent('updated 1 Jun 2030');
  expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
});

test('a post that does not exist shows a link to all posts', async () => {
  renderScreen(post, { ...route, url: '/blog-pages/none', network: blogServer() });
  await screen.findByRole('heading', { name: 'We could not find this post' });
  expect(screen.getByRole('link', { name: 'Get support' })).toHaveAttribute('href', '/support');
  expect(screen.getByRole('link', { name: 'See all posts' })).toHaveAttribute(
    'href',
    '/blog-pages',
  );
});

test('[MK-039] guests read comments as plain text, and log in to write one', async () => {
  renderScreen(post, { ...route, network: blogServer() });
  const list = within(await comments());
  expect(await list.findByText('Clear <b>and</b> short.')).toBeVisible();
  expect(list.getByRole('link', { name: 'Log in to comment' })).toHaveAttribute(
    'href',
    `/auth/login?next=${encodeURIComponent('/blog-pages/how-judging-works#comments')}`,
  );
  expect(list.queryByRole('button', { name: /Report/ })).not.toBeInTheDocument();
  expect(list.queryByRole('textbox')).not.toBeInTheDocument();
});

test('[MK-039] a comment is shown once it is stored, and a comment that could not be stored is kept and retried with the same id', async () => {
  const network = blogServer()
    .on(getPostCommentsEndpoint, () => commentPage([]))
    .on(addPostCommentEndpoint, () => unavailable);
  const { user, toasts } = renderScreen(post, { ...member, network });
  const box = await screen.findByRole('textbox', { name: /Your comment/ });
  await user.type(box, 'Thank you.');
  await user.click(screen.getByRole('button', { name: 'Post comment' }));
  await screen.findByText('Your comment could not be stored.');
  expect(box).toHaveValue('Thank you.');
  expect(screen.queryByRole('article', { name: /^Comment by/ })).not.toBeInTheDocument();

  const [failed] = network.requests(addPostCommentEndpoint);
  expect(failed).toMatchObject({ postId: 'how-judging-works', text: 'Thank you.' });
  const stored = aComment({ name: 'Asha R.', text: 'Thank you.', isOwn: true });
  network
    .on(addPostCommentEndpoint, () => stored)
    .on(getPostCommentsEndpoint, () => commentPage([stored]));
  await user.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(within(await entry('Asha R.')).getByText('Thank you.')).toBeVisible();
  await waitFor(() => expect(box).toHaveValue(''));
  expect(toasts).toMatchObject([{ message: 'Your comment is published.', kind: 'success' }]);
  expect(network.requests(addPostCommentEndpoint)).toEqual([failed]);
});

test('the draft of a comment is kept when the page is left', async () => {
  const first = renderScreen(post, { ...member, network: blogServer() });
  await first.user.type(await screen.findByRole('textbox', { name: /Your comment/ }), 'Half a');
  first.unmount();
  renderScreen(post, { ...member, network: blogServer() });
  expect(await screen.findByRole('textbox', { name: /Your comment/ })).toHaveValue('Half a');
});

test('members edit and delete their own comments', async () => {
  const own = aComment({ name: 'Asha R.', text: 'Thanks', isOwn: true, isHidden: true });
  const network = blogServer()
    .on(getPostCommentsEndpoint, () => commentPage([own]))
    .on(changePostCommentEndpoint, ({ text }) => ({ ...own, text }))
    .on(deletePostCommentEndpoint, () => ({ deleted: true }));
  const { user } = renderScreen(post, { ...member, network });
  const mine = within(await entry('Asha R.'));
  expect(mine.getByText(/hidden until we have reviewed it/)).toBeVisible();
  await user.click(mine.getByRole('button', { name: 'Edit' }));
  const box = mine.getByRole('textbox', { name: /Your comment/ });
  await user.clear(box);
  await user.type(box, 'Thanks a lot');
  await user.click(mine.getByRole('button', { name: 'Save changes' }));
  await waitFor(async () => expect(await entry('Asha R.')).toHaveFocus());
  expect(network.requests(changePostCommentEndpoint)).toEqual([
    { commentId: own.commentId, text: 'Thanks a lot' },
  ]);

  await user.click(mine.getByRole('button', { name: 'Delete' }));
  network.on(getPostCommentsEndpoint, () => commentPage([]));
  await user.click(await screen.findByRole('button', { name: 'Delete comment' }));
  expect(await screen.findByText('No comments yet')).toBeVisible();
});

test('members report comments of others, each comment once', async () => {
  const network = blogServer().on(reportPostCommentEndpoint, () => ({ reported: true }));
  const { user } = renderScreen(post, { ...member, network });
  const other = within(await entry('Ravi I.'));
  expect(other.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await user.click(other.getByRole('button', { name: 'Report the comment by Ravi I.' }));
  network.on(getPostCommentsEndpoint, () => commentPage([aComment({ isReported: true })]));
  await user.click(await screen.findByRole('button', { name: 'Report comment' }));
  const reported = await screen.findByRole('button', { name: /You have reported the comment/ });
  await user.click(reported);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.requests(reportPostCommentEndpoint)).toHaveLength(1);
});

test('comments that could not be loaded can be loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = blogServer().on(getPostCommentsEndpoint, () => unavailable);
  const { user } = renderScreen(post, { ...route, network });
  await screen.findByText('The comments could not be loaded');
  network.on(getPostCommentsEndpoint, () => commentPage([aComment()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await entry('Ravi I.')).toBeVisible();
});
