import { followEndpoint, unfollowEndpoint } from '@sopaan/schemas/institutes/follow';
import { getFollowedInstitutesEndpoint } from '@sopaan/schemas/institutes/followed-institutes';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { screen, waitFor, within } from '@testing-library/react';
import { offline, openDashboard, serverError, userServer } from '../testing/open-dashboard';
import { aFollowedInstitute } from '../testing/section-items';
import { aPage, aSearchPage } from '../testing/section-network';

const open = (network = userServer(), query = '') =>
  openDashboard({ subpath: `institution${query}`, network });

test('[PF-029] the institution section has the search bar, whose results replace the list', async () => {
  const found = aFollowedInstitute({ id: 'institute-2', name: 'Konkan College' });
  const network = userServer().on(getInstitutesEndpoint, () => aSearchPage([found]));
  const { url } = open(network, '?search=konkan');
  const bar = await screen.findByRole('region', { name: 'Search institutes' });
  expect(within(bar).getByRole('searchbox')).toHaveValue('konkan');
  expect(await screen.findByRole('link', { name: 'Konkan College' })).toHaveAttribute(
    'href',
    '/institute/overview/institute-2',
  );
  expect(screen.queryByText('Institutes you follow')).not.toBeInTheDocument();
  expect(url()).toBe('/profile/institution?search=konkan');
});

test('[U11] [PF-030] [PF-032] followed institutes are listed; unfollowing can be undone in place', async () => {
  const network = userServer()
    .on(getFollowedInstitutesEndpoint, () => aPage([aFollowedInstitute()]))
    .on(unfollowEndpoint, () => ({ following: false, count: 4 }))
    .on(followEndpoint, () => ({ following: true, count: 5 }));
  const { user } = open(network);
  const list = within(await screen.findByRole('list', { name: 'Institutes you follow' }));
  expect(list.getByRole('link', { name: 'Deccan Institute' })).toHaveAttribute(
    'href',
    '/institute/overview/institute-1',
  );
  expect(list.getByText('Pune, Maharashtra')).toBeVisible();
  await user.click(list.getByRole('button', { name: /^Following Deccan Institute/ }));
  const follow = await list.findByRole('button', { name: 'Follow Deccan Institute' });
  await waitFor(() => expect(network.requests(unfollowEndpoint)).toEqual([{ id: 'institute-1' }]));
  await user.click(follow);
  await list.findByRole('button', { name: /^Following Deccan Institute/ });
  expect(network.requests(followEndpoint)).toEqual([{ id: 'institute-1' }]);
});

test('[PF-030] unfollowing that fails is rolled back with a toast', async () => {
  const network = userServer()
    .on(getFollowedInstitutesEndpoint, () => aPage([aFollowedInstitute()]))
    .on(unfollowEndpoint, offline);
  const { user, toasts } = open(network);
  await user.click(await screen.findByRole('button', { name: /^Following Deccan Institute/ }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByRole('button', { name: /^Following Deccan Institute/ })).toBeVisible();
});

test('[PF-030] without followed institutes the section shows a message and links to all institutes', async () => {
  open();
  expect(await screen.findByText('You do not follow any institutes yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse institutes' })).toHaveAttribute(
    'href',
    '/institution',
  );
  expect(screen.queryByText('Get Start your journey')).not.toBeInTheDocument();
});

test('[PF-030] a server error shows the panel of the spec; Try again loads the list', async () => {
  const network = userServer().on(getFollowedInstitutesEndpoint, serverError);
  const { user } = open(network);
  const panel = await screen.findByRole('alert', { name: 'Get Start your journey' });
  expect(panel).toHaveTextContent('Something went wrong on our end. Please try again later.');
  network.on(getFollowedInstitutesEndpoint, () => aPage([aFollowedInstitute()]));
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Deccan Institute' })).toBeVisible();
});
