import { ApiError } from '@sopaan/api-client/api-error';
import {
  createPackEndpoint,
  getPacksEndpoint,
  getWalletActivityEndpoint,
  revokePackEndpoint,
  type Pack,
} from '@sopaan/schemas/wallet/packs';
import { screen, waitFor, within } from '@testing-library/react';
import { offline } from '../testing/open-dashboard';
import { aWallet, aWalletFile, openWallet, walletServer } from '../testing/wallet-server';

const aPack = (changes: Partial<Pack> = {}): Pack => ({
  packId: 'p1',
  receiver: 'City Bank',
  createdAt: '2026-11-25T04:30:00.000Z',
  expiresAt: '2026-12-02T04:30:00.000Z',
  state: 'active',
  openingCount: 2,
  documents: [{ slot: 'panCard', name: 'pan.png' }],
  ...changes,
});
const opened = {
  at: '2026-11-25T05:00:00.000Z',
  action: 'opened',
  receiver: 'City Bank',
  document: null,
  count: 1,
  id: '1',
};
const server = () => walletServer(aWallet({ documents: [aWalletFile()] }));
const panel = async () => within(await screen.findByRole('region', { name: 'Share documents' }));

test('a pack is created from chosen documents, and its link is shown once', async () => {
  const network = server().on(createPackEndpoint, () => ({ token: 'secret-token' }));
  const { user } = openWallet(network);
  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findAllByText('Choose at least one document.')).not.toHaveLength(0);
  expect(network.requests(createPackEndpoint)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Recipient/), 'City Bank');
  await user.click(dialog.getByRole('checkbox', { name: 'PAN card (pan.png)' }));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByLabelText('Link')).toHaveValue('http://localhost/pack/secret-token');
  expect(network.requests(createPackEndpoint)).toEqual([
    { receiver: 'City Bank', days: 7, slots: ['panCard'] },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a document that cannot be watermarked cannot be chosen, and the reason is shown', async () => {
  const documents = [
    aWalletFile(),
    aWalletFile({
      fileId: 'f2',
      slot: 'voterID',
      name: 'voter.pdf',
      packProblem: 'encrypted',
    }),
    aWalletFile({
      fileId: 'f3',
      slot: 'signature',
      name: 'sign.png',
      packProblem: 'of-a-newer-api',
    }),
  ];
  const { user } = openWallet(walletServer(aWallet({ documents })));
  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: 'PAN card (pan.png)' })).toBeEnabled();
  const encrypted = dialog.getByRole('checkbox', { name: 'Voter ID (voter.pdf)' });
  expect(encrypted).toBeDisabled();
  expect(encrypted).toHaveAccessibleDescription(/protected by a password/);
  expect(dialog.getByRole('checkbox', { name: /sign\.png/ })).toHaveAccessibleDescription(
    /cannot be shared/,
  );
});

test('when the server rejects documents of a pack, its reasons are shown at them, and the input stays', async () => {
  const fields = { slots: 'PAN card (pan.png): This file is damaged or incomplete.' };
  const network = server().on(
    createPackEndpoint,
    () => new ApiError({ code: 'VALIDATION_FAILED', status: 400, origin: 'server', fields }),
  );
  const { user } = openWallet(network);
  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Recipient/), 'தமிழ்');
  await user.click(dialog.getByRole('checkbox', { name: 'PAN card (pan.png)' }));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findAllByText(/Latin or Devanagari letters/)).not.toHaveLength(0);
  await user.clear(dialog.getByLabelText(/^Recipient/));
  await user.type(dialog.getByLabelText(/^Recipient/), 'भारतीय बैंक & Co.');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const documents = within(dialog.getByRole('group', { name: 'Documents' }));
  expect(await documents.findByText(fields.slots)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'PAN card (pan.png)' })).toBeChecked();
});

test('a pack that could not be created keeps the input', async () => {
  const { user } = openWallet(server().on(createPackEndpoint, offline));
  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Recipient/), 'City Bank');
  await user.click(dialog.getByRole('checkbox', { name: 'PAN card (pan.png)' }));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText('The link could not be created')).toBeVisible();
  expect(dialog.getByLabelText(/^Recipient/)).toHaveValue('City Bank');
});

test('packs show how often they were opened, and are revoked after a confirmation', async () => {
  const network = server()
    .on(getPacksEndpoint, () => ({ packs: [aPack()], activity: [] }))
    .on(getWalletActivityEndpoint, () => ({ items: [opened], nextCursor: null }))
    .on(revokePackEndpoint, () => ({ packs: [aPack({ state: 'revoked' })], activity: [] }));
  const { user } = openWallet(network);
  const share = await panel();
  expect(await share.findByText(/Works until 2 Dec 2026.*Opened 2 times/)).toBeVisible();
  expect(await share.findByText('The link for City Bank was opened')).toBeVisible();
  network.on(getWalletActivityEndpoint, () => ({
    items: [{ ...opened, action: 'revoked', id: '2' }, opened],
    nextCursor: null,
  }));
  await user.click(share.getByRole('button', { name: 'Revoke the link for City Bank' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await share.findByText(/^Revoked/)).toBeVisible();
  expect(network.requests(revokePackEndpoint)).toEqual([{ packId: 'p1' }]);
  expect(await share.findByText('You revoked the link for City Bank')).toBeVisible();
});

test('the activity log is shown page by page, and counts openings within one minute', async () => {
  const network = server().on(getWalletActivityEndpoint, ({ cursor }) =>
    cursor === undefined
      ? { items: [{ ...opened, count: 12 }], nextCursor: 'next' }
      : { items: [{ ...opened, action: 'created', id: '0' }], nextCursor: null },
  );
  const { user } = openWallet(network);
  const share = await panel();
  const log = within(await share.findByRole('list', { name: 'Activity' }));
  expect(log.getByText('The link for City Bank was opened (12 times)')).toBeVisible();
  await user.click(share.getByRole('button', { name: 'Show more' }));
  expect(await log.findByText('You created a link for City Bank')).toBeVisible();
  expect(share.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('without documents there is nothing to share, and a failure can be tried again', async () => {
  const network = walletServer().on(getPacksEndpoint, offline);
  const { user } = openWallet(network);
  const share = await panel();
  expect(share.getByText(/Once you have uploaded documents/)).toBeVisible();
  expect(share.queryByRole('button', { name: 'Create a link' })).not.toBeInTheDocument();
  expect(await share.findByText('Your links could not be loaded')).toBeVisible();
  network.on(getPacksEndpoint, () => ({ packs: [], activity: [] }));
  await user.click(share.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(share.queryByRole('alert')).not.toBeInTheDocument());
});
