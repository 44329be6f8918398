import { ApiError } from '@sopaan/api-client/api-error';
import { loginPath } from '@sopaan/contract/paths';
import {
  addChallengePostEndpoint,
  changeChallengePostEndpoint,
  deleteChallengePostEndpoint,
  getChallengePostsEndpoint,
  getChallengeRepliesEndpoint,
  reportChallengePostEndpoint,
  voteForChallengePostEndpoint,
} from '@sopaan/schemas/practice/challenge-post';
import { screen, waitFor, within } from '@testing-library/react';
import { challengeUrl } from '../testing/challenge-network';
import { aPost, discussionServer } from '../testing/discussion';
import { openChallenge } from '../testing/open-challenge';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});

beforeEach(() => localStorage.clear());
const discussionUrl = `${challengeUrl}?part=discussion`;
const OWN_ID = '6b0c8f5e-7a53-4a8f-9a53-000000000002';
const failure = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
const textField = () => screen.findByRole('textbox', { name: 'Your question or idea' });
const spoilerBox = () => screen.getByRole('checkbox', { name: /contains a solution/ });

test('the first question of a discussion is asked, and shown without a reload', async () => {
  const { user, network, toasts } = openChallenge({
    url: discussionUrl,
    prepare: discussionServer(),
  });
  expect(await screen.findByText('Nobody has asked anything yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect((await screen.findAllByText('Write your text first.'))[0]).toBeVisible();
  await user.type(await textField(), 'Can N be 0?');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByRole('article', { name: 'Post by Bela S.' })).toBeVisible();
  expect(network.requests(addChallengePostEndpoint)).toEqual([
    { challengeId: 'c1', postId: expect.any(String), text: 'Can N be 0?', isSpoiler: false },
  ]);
  expect(toasts.map(({ message }) => message)).toEqual(['Your post is published.']);
  expect(await textField()).toHaveValue('');
});

test('a block of code marks the post as containing a solution, which its author can undo', async () => {
  const { user } = openChallenge({ url: discussionUrl, prepare: discussionServer() });
  const field = await textField();
  await user.type(field, 'Use `gcd`.');
  expect(spoilerBox()).not.toBeChecked();
  await user.type(field, '{Enter}```{Enter}print(12){Enter}```');
  await waitFor(() => expect(spoilerBox()).toBeChecked());
  await user.click(spoilerBox());
  await user.type(field, '{Enter}More text');
  expect(spoilerBox()).not.toBeChecked();
});

test('posts with a solution are folded until they are opened, and are not after solving', async () => {
  const spoiler = aPost({ isSpoiler: true, html: '<p>Take the gcd.</p>' });
  const unsolved = openChallenge({ url: discussionUrl, prepare: discussionServer([spoiler]) });
  const button = await screen.findByRole('button', { name: 'Contains a solution: show' });
  expect(screen.queryByText('Take the gcd.')).not.toBeInTheDocument();
  await unsolved.user.click(button);
  expect(screen.getByText('Take the gcd.')).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  unsolved.unmount();
  openChallenge({ url: discussionUrl, prepare: discussionServer([spoiler], false) });
  expect(await screen.findByText('Take the gcd.')).toBeVisible();
});

test('posts stand above the form of a new one, to which a button leads', async () => {
  const { user } = openChallenge({ url: discussionUrl, prepare: discussionServer([aPost()]) });
  const post = await screen.findByRole('article', { name: /^Post by/ });
  expect(post.compareDocumentPosition(await textField())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Write a post' }));
  expect(screen.getByRole('heading', { name: 'Write a post' })).toHaveFocus();
});

test('replies are loaded when they are opened, and a reply is sent with its post', async () => {
  const post = aPost({ replyCount: 1 });
  const { user, network } = openChallenge({
    url: discussionUrl,
    prepare(fake) {
      discussionServer([post])(fake);
      fake.on(getChallengeRepliesEndpoint, () => ({
        items: [aPost({ postId: 'r1', name: 'Chetan D.', html: '<p>No.</p>' })],
        nextCursor: null,
      }));
    },
  });
  const show = await screen.findByRole('button', { name: 'Show 1 reply' });
  expect(network.requests(getChallengeRepliesEndpoint)).toEqual([]);
  await user.click(show);
  expect(await screen.findByRole('article', { name: 'Reply by Chetan D.' })).toBeVisible();
  const reply = screen.getByRole('button', { name: 'Reply to Bela S.' });
  await user.click(reply);
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Post reply' }));
  await waitFor(() => expect(reply).toHaveFocus());
  expect(network.requests(addChallengePostEndpoint)).toMatchObject([
    { parentId: post.postId, text: 'Thanks' },
  ]);
});

test('votes show at once and are taken back when they fail', async () => {
  let isFailing = false;
  const { user, network, toasts } = openChallenge({
    url: discussionUrl,
    prepare(fake) {
      discussionServer([aPost({ voteCount: 2 })])(fake);
      fake.on(voteForChallengePostEndpoint, ({ voted }) =>
        isFailing ? failure : { voted, voteCount: 3 },
      );
    },
  });
  const button = await screen.findByRole('button', { name: 'Helpful: the post by Bela S.' });
  expect(button).toHaveTextContent('Helpful (2)');
  isFailing = true;
  await user.click(button);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(button).toHaveTextContent('Helpful (2)');
  expect(network.requests(voteForChallengePostEndpoint)).toMatchObject([{ voted: true }]);
});

test('authors edit and delete their posts, others report them', async () => {
  const own = aPost({
    postId: OWN_ID,
    isOwn: true,
    text: 'Mine',
    html: '<p>Mine</p>',
    name: 'Asha R.',
  });
  const { user, network } = openChallenge({
    url: discussionUrl,
    prepare(fake) {
      discussionServer([own, aPost()])(fake);
      fake
        .on(changeChallengePostEndpoint, ({ text }) => ({ ...own, text }))
        .on(deleteChallengePostEndpoint, () => ({ deleted: true }))
        .on(reportChallengePostEndpoint, () => ({ reported: true }));
    },
  });
  const article = await screen.findByRole('article', { name: 'Post by Asha R.' });
  await user.click(within(article).getByRole('button', { name: 'Edit' }));
  await user.type(within(article).getByRole('textbox', { name: 'Your text' }), ' now');
  await user.click(within(article).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(article).toHaveFocus());
  expect(network.requests(changeChallengePostEndpoint)).toEqual([
    { postId: OWN_ID, text: 'Mine now', isSpoiler: false },
  ]);
  await user.click(within(article).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete post' }));
  await waitFor(() => expect(network.requests(deleteChallengePostEndpoint)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Report the post by Bela S.' }));
  await user.click(await screen.findByRole('button', { name: 'Report post' }));
  await waitFor(() => expect(network.requests(reportChallengePostEndpoint)).toHaveLength(1));
});

test('the order is part of the URL, and a failure can be retried', async () => {
  let isFailing = true;
  const { user, url, network } = openChallenge({
    url: discussionUrl,
    prepare(fake) {
      const page = { items: [], nextCursor: null, count: 0, foldsSpoilers: true };
      fake.on(getChallengePostsEndpoint, () => (isFailing ? failure : page));
    },
  });
  expect(await screen.findByText('The discussion could not be loaded')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody has asked anything yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Top' }));
  expect(url()).toBe(`${discussionUrl}&order=top`);
  await waitFor(() =>
    expect(network.requests(getChallengePostsEndpoint).at(-1)).toMatchObject({ order: 'top' }),
  );
});

test('a guest reads the discussion and is asked to log in', async () => {
  const deleted = aPost({ postId: 'gone', isDeleted: true, name: '', html: '', replyCount: 1 });
  openChallenge({
    url: discussionUrl,
    session: 'guest',
    prepare: discussionServer([aPost({ voteCount: 1 }), deleted]),
  });
  expect(await screen.findByText('Can N be 0?')).toBeVisible();
  expect(screen.getByText('1 vote')).toBeVisible();
  expect(screen.getByText('This post has been deleted.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in to join the discussion' })).toHaveAttribute(
    'href',
    loginPath(discussionUrl),
  );
  expect(screen.queryByRole('button', { name: /Reply|Report|Helpful/ })).not.toBeInTheDocument();
});
