import {
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
  type DeployToken,
} from '@sopaan/schemas/releases/token';
import { screen, within } from '@testing-library/react';
import { aRegistry, openConsole, findButton } from '../../../testing/open-console';

const token: DeployToken = {
  id: 'token-1',
  name: 'explore-team',
  unit: 'explore',
  createdAt: '2026-11-20T06:30:00.000Z',
  createdBy: 'operator',
  lastUsedAt: null,
  revokedAt: null,
};

test('creates a token for one unit and shows its secret once', async () => {
  const network = aRegistry()
    .on(listTokensEndpoint, () => ({ tokens: [] }))
    .on(createTokenEndpoint, () => ({ token, secret: 'sopaan_deploy_abc' }));
  const { user } = openConsole('?tab=tokens', network);
  await screen.findByText('No tokens yet');
  await user.click(await findButton('New token…'));
  await user.type(await screen.findByLabelText(/^Name/), 'Explore Team');
  await user.click(await findButton('Create token'));
  await screen.findByRole('alert');
  const name = screen.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'explore-team');
  await user.click(screen.getByRole('combobox', { name: 'Unit' }));
  await user.click(screen.getByRole('option', { name: 'explore' }));
  await user.click(await findButton('Create token'));
  const secretDialog = await screen.findByRole('dialog', { name: 'New token' });
  expect(within(secretDialog).getByLabelText('Secret')).toHaveValue('sopaan_deploy_abc');
  expect(secretDialog).toHaveTextContent('It is shown only once.');
  expect(network.requests(createTokenEndpoint)).toEqual([
    { name: 'explore-team', unit: 'explore' },
  ]);
  await user.keyboard('{Escape}');
  expect(secretDialog).toBeVisible();
  await user.click(within(secretDialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('sopaan_deploy_abc')).toBeNull();
});

test('tokens show their units and last use; a valid one can be revoked', async () => {
  const tokens = [
    token,
    { ...token, id: 'token-2', name: 'operator', unit: null },
    { ...token, id: 'token-3', name: 'gone', revokedAt: '2026-11-20T07:00:00.000Z' },
  ];
  const network = aRegistry()
    .on(listTokensEndpoint, () => ({ tokens }))
    .on(revokeTokenEndpoint, ({ id }) => ({ ...token, id }));
  const { user } = openConsole('?tab=tokens', network);
  const list = await screen.findByRole('list', { name: 'Deploy tokens' });
  expect(list).toHaveTextContent('all units, tokens and locks');
  expect(list).toHaveTextContent('Last usednever');
  expect(screen.getAllByRole('button', { name: /^Revoke…/ })).toHaveLength(2);
  await user.click(await findButton('Revoke… explore-team'));
  await user.click(await findButton('Revoke'));
  expect(network.requests(revokeTokenEndpoint)).toEqual([{ id: 'token-1' }]);
});
