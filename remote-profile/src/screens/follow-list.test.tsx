import { getFollowersEndpoint, getFollowingsEndpoint } from '@sopaan/schemas/stats/member-follow';
import { getStatsEndpoint } from '@sopaan/schemas/stats/stats';
import { screen, within } from '@testing-library/react';
import { offline, openDashboard, userServer } from '../testing/open-dashboard';
import { aPage } from '../testing/section-network';
import { someStats } from '../testing/stats';

const member = (username: string, name: string) => ({
  username,
  name,
  profilePicture: '',
  followedAt: '2026-11-20T10:00:00.000Z',
});

const serverWith = () =>
  userServer().on(getStatsEndpoint, () => someStats({ followers: 3, followings: 1 }));

test('[PF-013] the followers are listed page by page, with links to their public pages', async () => {
  const network = serverWith().on(getFollowersEndpoint, ({ cursor }) =>
    cursor === undefined
      ? aPage([member('ravi', 'Ravi Kumar')], 'next')
      : aPage([member('meera', 'Meera Iyer')]),
  );
  const { user, url } = openDashboard({ network });
  await user.click(await screen.findByRole('button', { name: '3 Followers' }));
  expect(url()).toBe('/profile/profile?follows=followers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Followers' }));
  expect(await dialog.findByRole('link', { name: 'Ravi Kumar' })).toHaveAttribute(
    'href',
    '/u/ravi',
  );
  expect(dialog.getByText('Only members with a public profile are listed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  expect(await dialog.findByRole('link', { name: 'Meera Iyer' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(url()).toBe('/profile/profile');
});

test('[PF-013] loading followings can be retried after a failure; an empty list shows a message', async () => {
  let isDown = true;
  const network = serverWith().on(getFollowingsEndpoint, () => (isDown ? offline() : aPage([])));
  const { user } = openDashboard({ network, subpath: 'profile?follows=followings' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Followings' }));
  expect(await dialog.findByText('The list could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Nobody to list yet')).toBeVisible();
});
