import { getActivityEndpoint, type ActivityItem } from '@sopaan/schemas/activity/activity';
import { screen, waitFor, within } from '@testing-library/react';
import { offline, openDashboard, userServer } from '../testing/open-dashboard';
import { anActivity } from '../testing/section-items';
import { aPage } from '../testing/section-network';

const openActivity = (network = userServer(), query = '') =>
  openDashboard({ subpath: `activity${query}`, network });

const entries: ReadonlyArray<[Partial<ActivityItem>, string, string]> = [
  [{ kind: 'application', status: 'viewed' }, 'Viewed by the organisation', '/job/preview/it/s1'],
  [
    { kind: 'competition', status: 'waiting' },
    'On the waiting list for the competition',
    '/competition/it/s1',
  ],
  [
    { kind: 'team', status: 'leader', detail: 'Owls' },
    'Leader of the team Owls',
    '/competition/it/s1',
  ],
  [
    { kind: 'quiz', score: 7, total: 10 },
    'Quiz finished: 7 of 10 correct',
    '/learn/quizz/s1/p1/t1',
  ],
  [
    { kind: 'submission', status: 'wrong_answer', detail: 'python', score: 2, total: 5 },
    'Wrong answer in Python: 2 of 5 tests passed',
    '/code_editor/t1/it/s1',
  ],
  [
    { kind: 'submission', status: 'accepted', detail: 'javascript', score: 5, total: 5 },
    'Accepted in JavaScript: 5 of 5 tests passed',
    '/code_editor/t1/it/s1',
  ],
  [{ kind: 'mentor', status: 'accepted' }, 'Mentor application accepted', '/join-mentor'],
];

test.each(entries)(
  'an activity says what happened and links to its subject: %j',
  async (changes, text, href) => {
    const item = anActivity({
      title: 'It',
      subject: { id: 's1', type: 't1', parentId: 'p1' },
      ...changes,
    });
    openActivity(userServer().on(getActivityEndpoint, () => aPage([item])));
    const list = within(await screen.findByRole('list', { name: 'Activity' }));
    expect(list.getByText(text)).toBeVisible();
    expect(list.getByRole('link', { name: 'It' })).toHaveAttribute('href', href);
  },
);

test('attempts at one challenge in a row are one entry, with the latest result and the earlier ones to open', async () => {
  const attempt = (id: string, status: string, challenge = 'c1') =>
    anActivity({
      id,
      kind: 'submission',
      status,
      title: challenge,
      detail: 'python',
      subject: { id: challenge, type: 't', parentId: '' },
      score: status === 'accepted' ? 5 : 1,
      total: 5,
    });
  const network = userServer().on(getActivityEndpoint, () =>
    aPage([
      attempt('5', 'accepted'),
      attempt('4', 'wrong_answer'),
      attempt('3', 'wrong_answer'),
      attempt('2', 'accepted', 'c2'),
      attempt('1', 'wrong_answer'),
    ]),
  );
  const { user } = openActivity(network);
  const list = within(await screen.findByRole('list', { name: 'Activity' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'c1',
    'c2',
    'c1',
  ]);
  const [hidden] = list.getAllByText('Wrong answer in Python: 1 of 5 tests passed');
  expect(hidden).not.toBeVisible();
  await user.click(list.getByText('2 earlier attempts'));
  expect(hidden).toBeVisible();
});

test('an activity of an unknown kind is left out', async () => {
  const network = userServer().on(getActivityEndpoint, () =>
    aPage([anActivity({ kind: 'voyage', title: 'Far' }), anActivity({ id: '2', title: 'Near' })]),
  );
  openActivity(network);
  expect(await screen.findByRole('link', { name: 'Near' })).toBeVisible();
  expect(screen.queryByText('Far')).not.toBeInTheDocument();
});

test('pages of activities are loaded on demand, and the filter is in the URL', async () => {
  const network = userServer().on(getActivityEndpoint, ({ cursor, kind }) =>
    cursor === 'next'
      ? aPage([anActivity({ id: '2', title: 'Second' })])
      : aPage([anActivity({ id: '1', title: kind ?? 'First' })], 'next'),
  );
  const { user, url } = openActivity(network);
  await screen.findByRole('link', { name: 'First' });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'First' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quizzes' }));
  expect(await screen.findByRole('link', { name: 'quiz' })).toBeVisible();
  expect(url()).toBe('/profile/activity?kind=quiz');
});

test('without activities the section shows a message; a failure can be retried', async () => {
  const network = userServer().on(getActivityEndpoint, offline);
  const { user } = openActivity(network);
  await screen.findByRole('alert', { name: 'Your activity could not be loaded' });
  network.on(getActivityEndpoint, () => aPage([]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No activity yet')).toBeVisible();
});
