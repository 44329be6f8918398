import { listSessionsEndpoint } from '@sopaan/schemas/account/sessions';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import * as accountScreen from './account.screen';

test('the loader requests the devices, once', async () => {
  const network = fakeNetwork()
    .on(getUserEndpoint, () => aUser())
    .on(listSessionsEndpoint, () => ({ sessions: [] }));
  const url = '/account';
  renderScreen(accountScreen, { path: url, url, network, session: 'member' });
  await screen.findByText('You are logged in on this device only.');
  expect(network.calls[0]).toBe('GET /api/account/sessions');
  expect(network.requests(listSessionsEndpoint)).toHaveLength(1);
});
