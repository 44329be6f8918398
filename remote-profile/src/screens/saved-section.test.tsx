import {
  getSavedItemsEndpoint,
  getSavedKeysEndpoint,
  removeSavedItemEndpoint,
  saveItemEndpoint,
} from '@sopaan/schemas/saved/saved';
import { screen, waitFor, within } from '@testing-library/react';
import { offline, openDashboard, userServer } from '../testing/open-dashboard';
import { aSavedItem } from '../testing/section-items';
import { aPage } from '../testing/section-network';

const items = [
  aSavedItem({ facts: ['₹25,000 a month', 'Pune and 2 more'] }),
  aSavedItem({ kind: 'course', id: 'c1', title: 'Web basics', closesAt: null }),
  aSavedItem({ kind: 'competition', id: 'e1', title: 'Rail Hack', isOpen: false }),
  aSavedItem({ kind: 'institute', id: 'i1', title: 'Deccan Institute', closesAt: null }),
];

function openSaved(network = userServer(), query = '') {
  return openDashboard({ subpath: `saved${query}`, network });
}
const server = () =>
  userServer()
    .on(getSavedItemsEndpoint, ({ kind }) =>
      aPage(items.filter((item) => kind === undefined || item.kind === kind)),
    )
    .on(getSavedKeysEndpoint, () => ({ items: items.map(({ kind, id }) => ({ kind, id })) }));

test('saved items of each kind link to their pages', async () => {
  openSaved(server());
  const list = within(await screen.findByRole('list', { name: 'Saved items' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/job/preview/backend-developer/job-1',
    '/course/Web-Basics/c1',
    '/competition/rail-hack/e1',
    '/institute/overview/i1',
  ]);
  expect(list.getByText(/^Closed on/)).toBeVisible();
  expect(list.getByText('₹25,000 a month · Pune and 2 more')).toBeVisible();
});

test('the filter of saved items shows one kind and is in the URL', async () => {
  const { user, url } = openSaved(server());
  await screen.findByRole('link', { name: 'Web basics' });
  await user.click(screen.getByRole('button', { name: 'Courses' }));
  await waitFor(() => expect(screen.queryByText('Rail Hack')).not.toBeInTheDocument());
  expect(url()).toBe('/profile/saved?kind=course');
  expect(await screen.findByRole('link', { name: 'Web basics' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Courses' })).toHaveAttribute('aria-pressed', 'true');
});

test('a saved item can be removed and saved again in place', async () => {
  const network = server()
    .on(removeSavedItemEndpoint, () => ({ saved: false }))
    .on(saveItemEndpoint, () => ({ saved: true }));
  const { user } = openSaved(network);
  const toggle = await screen.findByRole('button', { name: 'Save Web basics' });
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
  await user.click(toggle);
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'));
  expect(network.requests(removeSavedItemEndpoint)).toEqual([{ kind: 'course', id: 'c1' }]);
  expect(screen.getByRole('link', { name: 'Web basics' })).toBeVisible();
  await user.click(toggle);
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
  expect(network.requests(saveItemEndpoint)).toEqual([{ kind: 'course', id: 'c1' }]);
});

test('a saved item whose removal fails is restored, with a toast', async () => {
  const { user, toasts } = openSaved(server().on(removeSavedItemEndpoint, offline));
  const toggle = await screen.findByRole('button', { name: 'Save Web basics' });
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
  await user.click(toggle);
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('without saved items the section shows a message; a failure can be retried', async () => {
  const network = userServer().on(getSavedItemsEndpoint, offline);
  const { user } = openSaved(network, '?kind=job');
  await screen.findByRole('alert', { name: 'Your saved items could not be loaded' });
  network.on(getSavedItemsEndpoint, () => aPage([]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No saved jobs yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute(
    'href',
    '/explore/jobs',
  );
});
