import { ApiError } from '@sopaan/api-client/api-error';
import { openPackEndpoint } from '@sopaan/schemas/wallet/packs';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { offline } from '../testing/open-dashboard';
import * as pack from './pack.screen';

const TOKEN = 'A'.repeat(43);
const open = (network: ReturnType<typeof fakeNetwork>) =>
  renderScreen(pack, { path: '/pack/:token', url: `/pack/${TOKEN}`, network });
const opened = {
  owner: 'Asha Rao',
  receiver: 'City Bank',
  expiresAt: '2026-12-01T10:00:00.000Z',
  documents: [{ fileId: 'f1', slot: 'panCard', name: 'pan.png', size: 95 }],
};

test('the recipient of a pack sees who shares the documents, and opens them in a new tab', async () => {
  const network = fakeNetwork().on(openPackEndpoint, () => opened);
  open(network);
  expect(await screen.findByText(/For City Bank, from Asha Rao/)).toBeVisible();
  expect(screen.getByText(/a copy with a watermark/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open PAN card in a new tab' });
  expect(link).toHaveAttribute('href', `/api/packs/${TOKEN}/files/f1`);
  expect(network.requests(openPackEndpoint)).toEqual([{ token: TOKEN }]);
});

test('a pack whose documents were deleted shows a message', async () => {
  open(fakeNetwork().on(openPackEndpoint, () => ({ ...opened, documents: [] })));
  expect(await screen.findByText('No documents left')).toBeVisible();
});

test.each([
  ['LINK_INVALID', 404, 'This link is not valid'],
  ['LINK_EXPIRED', 410, 'This link no longer works'],
] as const)('%s is explained', async (code, status, title) => {
  const error = new ApiError({ code, status, origin: 'server' });
  open(fakeNetwork().on(openPackEndpoint, () => error));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a pack that could not be opened can be tried again', async () => {
  const network = fakeNetwork().on(openPackEndpoint, offline);
  const { user } = open(network);
  expect(await screen.findByText('The documents could not be loaded')).toBeVisible();
  network.on(openPackEndpoint, () => opened);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/from Asha Rao/)).toBeVisible();
});
