import {
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
  type DeployToken,
} from '@sopaan/schemas/release-token';
import { screen, within } from '@testing-library/react';
import { aRegistry, openConsole, theButton } from '../stage/open-console';

const token: DeployToken = {
  id: 'token-1',
  name: 'explore-team',
  unit: 'explore',
  createdAt: '2026-11-20T06:30:00.000Z',
  createdBy: 'operator',
  lastUsedAt: null,
  revokedAt: null,
};

test('a new token is for one unit or all, and its secret is shown once', async () => {
  const network = aRegistry()
    .on(listTokensEndpoint, () => ({ tokens: [] }))
    .on(createTokenEndpoint, () => ({ token, secret: 'sopaan_deploy_abc' }));
  const { user } = openConsole('?tab=tokens', network);
  await screen.findByText('No tokens yet');
  await user.click(await theButton('New token…'));
  await user.type(await screen.findByLabelText(/^Name/), 'Explore Team');
  await user.click(await theButton('Make the token'));
  await screen.findByRole('alert');
  const name = screen.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'explore-team');
  await user.click(screen.getByRole('combobox', { name: 'Unit' }));
  await user.click(screen.getByRole('option', { name: 'explore' }));
  await user.click(await theButton('Make the token'));
  const made = await screen.findByRole('dialog', { name: 'The new token' });
  expect(within(made).getByLabelText('Secret')).toHaveValue('sopaan_deploy_abc');
  expect(made).toHaveTextContent('This is the only time that it is shown.');
  expect(network.requests(createTokenEndpoint)).toEqual([
    { name: 'explore-team', unit: 'explore' },
  ]);
  await user.keyboard('{Escape}');
  expect(made).toBeVisible();
  await user.click(within(made).getByRole('button', { name: 'I have it' }));
  expect(screen.queryByDisplayValue('sopaan_deploy_abc')).toBeNull();
});

test('tokens say for what they are and whether they were used; a valid one can be revoked', async () => {
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
  await user.click(await theButton('Revoke… explore-team'));
  await user.click(await theButton('Revoke'));
  expect(network.requests(revokeTokenEndpoint)).toEqual([{ id: 'token-1' }]);
});
