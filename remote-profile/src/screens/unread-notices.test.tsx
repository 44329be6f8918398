import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { screen, waitFor } from '@testing-library/react';
import { openDashboard, userServer } from '../testing/open-dashboard';
import { aPage } from '../testing/section-network';

test('the former URL /profile/activity?unread leads to the unread notices', async () => {
  const network = userServer().on(getNoticesEndpoint, () => aPage([]));
  const { url } = openDashboard({ network, subpath: 'activity?unread' });
  expect(await screen.findByText('You have read everything')).toBeVisible();
  expect(url()).toBe('/profile/notices?unread');
  await waitFor(() =>
    expect(network.requests(getNoticesEndpoint)).toEqual([{ limit: 20, unread: true }]),
  );
});
