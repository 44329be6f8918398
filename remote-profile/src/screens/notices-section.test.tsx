import { ApiError } from '@sopaan/api-client/api-error';
import { bus } from '@sopaan/events/bus';
import {
  getNoticesEndpoint,
  readAllNoticesEndpoint,
  readNoticeEndpoint,
  type Notice,
} from '@sopaan/schemas/notices/notice';
import { act, screen, waitFor, within } from '@testing-library/react';
import { offline, openDashboard, userServer } from '../testing/open-dashboard';

const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  id: 'n1',
  kind: 'team',
  title: 'Ravi Iyer has asked to join Rainmakers',
  body: 'Accept or decline on the page of the competition.',
  path: '/competition/monsoon/e1',
  at: '2026-11-20T10:00:00.000Z',
  read: false,
  ...changes,
});

/** A server that remembers what was read. */
function noticeServer(notices: Notice[]) {
  const unread = () => ({ unread: notices.filter(({ read }) => !read).length });
  const network = userServer()
    .on(getNoticesEndpoint, ({ unread: onlyUnread }) => ({
      items: notices.filter(({ read }) => !(onlyUnread && read)),
      nextCursor: null,
    }))
    .on(readNoticeEndpoint, ({ id }) => {
      for (const notice of notices) if (notice.id === id) notice.read = true;
      return unread();
    })
    .on(readAllNoticesEndpoint, () => {
      for (const notice of notices) notice.read = true;
      return unread();
    });
  return { network, notices };
}

const open = (network: ReturnType<typeof userServer>, subpath = 'notices') =>
  openDashboard({ network, subpath });
const list = () => screen.findByRole('list', { name: 'Notices' });

test('the notices are listed with date and link', async () => {
  const { network } = noticeServer([aNotice(), aNotice({ id: 'n2', title: 'Read', read: true })]);
  open(network);
  const [first, second] = within(await list()).getAllByRole('listitem');
  expect(first).toHaveTextContent('Unread: Ravi Iyer has asked to join Rainmakers');
  expect(first).toHaveTextContent('20 Nov 2026');
  expect(second).not.toHaveTextContent('Unread');
  expect(within(await list()).getByRole('link', { name: 'Read' })).toHaveAttribute(
    'href',
    '/competition/monsoon/e1',
  );
});

test('one notice can be marked as read, which reports the new number to the page', async () => {
  const { network } = noticeServer([aNotice(), aNotice({ id: 'n2', title: 'Another' })]);
  const counts: number[] = [];
  const unsubscribe = bus.subscribe('notices:changed', ({ unread }) => counts.push(unread));
  const { user } = open(network);
  await list();
  await user.click(screen.getByRole('button', { name: 'Mark as read: Another' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark as read: Another' })).toBeNull(),
  );
  expect(counts).toEqual([1]);
  expect(network.requests(readNoticeEndpoint)).toEqual([{ id: 'n2' }]);
  unsubscribe();
});

test.each(['Mark as read: Another', 'Mark all as read'])(
  '%s shows the change before the server has stored it, and takes it back if that fails',
  async (name) => {
    const { network } = noticeServer([aNotice({ title: 'Another' })]);
    let fail = () => {};
    const failure = new Promise<ApiError>((resolve) => {
      fail = () => resolve(new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }));
    });
    network.on(readNoticeEndpoint, () => failure).on(readAllNoticesEndpoint, () => failure);
    const { user, toasts } = open(network);
    await list();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(toasts).toEqual([]);
    fail();
    expect(await screen.findByText('Unread:')).toBeInTheDocument();
    expect(toasts).toMatchObject([{ kind: 'error' }]);
  },
);

test('[U17] all notices can be marked as read only while one is unread', async () => {
  const { network } = noticeServer([aNotice()]);
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('[U17] the empty lists of notices lead on', async () => {
  const { network } = noticeServer([]);
  const { user, url } = open(network, 'notices?unread');
  await user.click(await screen.findByRole('link', { name: 'Show all notices' }));
  expect(url()).toBe('/profile/notices');
  expect(await screen.findByRole('link', { name: 'Find jobs' })).toHaveAttribute(
    'href',
    '/explore/jobs',
  );
});

test('following a notice marks it as read', async () => {
  const { network } = noticeServer([aNotice()]);
  const { user } = open(network);
  await user.click(await screen.findByRole('link', { name: /Ravi Iyer/ }));
  expect(await screen.findByText('Elsewhere: /competition/monsoon/e1')).toBeVisible();
  expect(network.requests(readNoticeEndpoint)).toEqual([{ id: 'n1' }]);
});

test('the filter Unread leaves out read notices, and the URL contains the choice', async () => {
  const { network } = noticeServer([aNotice(), aNotice({ id: 'n2', title: 'Old', read: true })]);
  const { user, url } = open(network);
  await screen.findByText('Old');
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() => expect(screen.queryByText('Old')).toBeNull());
  expect(url()).toBe('/profile/notices?unread=');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('You have read everything')).toBeVisible();
});

test('a notice that arrives is shown without reloading', async () => {
  const { network, notices } = noticeServer([]);
  open(network);
  expect(await screen.findByText('No notices yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  notices.push(aNotice());
  act(() => void bus.publish('notices:changed', { unread: 1 }, 'host'));
  expect(await list()).toHaveTextContent('Ravi Iyer');
});

test('a list of notices that fails to load can be loaded again', async () => {
  let isDown = true;
  const network = userServer().on(getNoticesEndpoint, () =>
    isDown ? offline() : { items: [aNotice()], nextCursor: null },
  );
  const { user } = open(network);
  expect(await screen.findByText('Your notices could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await list()).toHaveTextContent('Ravi Iyer');
});

test('a notice that could not be marked stays unread, and the reason is shown', async () => {
  const { network } = noticeServer([aNotice()]);
  network.on(
    readNoticeEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  const { user, toasts } = open(network);
  await list();
  await user.click(screen.getByRole('button', { name: /^Mark as read/ }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByRole('button', { name: /^Mark as read/ })).toBeVisible();
});

test('when a page of notices could not be loaded, the reason is shown and the next press retries', async () => {
  let isDown = true;
  const network = userServer().on(getNoticesEndpoint, ({ cursor }) => {
    if (cursor === undefined) return { items: [aNotice()], nextCursor: 'next' };
    return isDown
      ? offline()
      : { items: [aNotice({ id: 'n2', title: 'Older' })], nextCursor: null };
  });
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /Older/ })).toHaveFocus());
});

const threeNotices = () =>
  noticeServer(['One', 'Two', 'Three'].map((title, at) => aNotice({ id: `n${at}`, title })));
const markAsRead = async (user: ReturnType<typeof open>['user'], title: string) => {
  const button = await screen.findByRole('button', { name: `Mark as read: ${title}` });
  act(() => button.focus());
  await user.keyboard('{Enter}');
};

test('the focus stays at a notice whose button disappears', async () => {
  const { user } = open(threeNotices().network);
  await markAsRead(user, 'Two');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus());
});

test('the focus moves to the next notice when one leaves the list of unread notices, and to the empty list after the last', async () => {
  const { user } = open(threeNotices().network, 'notices?unread');
  await markAsRead(user, 'Two');
  const three = await screen.findByRole('link', { name: /Three/ });
  await waitFor(() => expect(three).toHaveFocus());
  await markAsRead(user, 'Three');
  await waitFor(() => expect(screen.getByRole('link', { name: /One/ })).toHaveFocus());
  await markAsRead(user, 'One');
  const empty = await screen.findByText('You have read everything');
  await waitFor(() => expect(document.activeElement).toContainElement(empty));
  expect(document.body).not.toHaveFocus();
});
