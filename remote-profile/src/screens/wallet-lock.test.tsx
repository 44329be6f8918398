import { ApiError } from '@sopaan/api-client/api-error';
import { WALLET_GROUPS } from '@sopaan/schemas/wallet/slots';
import {
  deleteDocumentEndpoint,
  getWalletEndpoint,
  lockWalletEndpoint,
  unlockWalletEndpoint,
} from '@sopaan/schemas/wallet/wallet';
import { act, screen, waitFor, within } from '@testing-library/react';
import { lockedError, offline } from '../testing/open-dashboard';
import {
  aWallet,
  aWalletFile,
  anEarlierFile,
  openWallet,
  walletServer,
} from '../testing/wallet-server';

const title = () => screen.findByRole('heading', { name: 'Your Document Wallet' });
const lockButton = () => screen.findByRole('button', { name: 'Lock wallet' });
const passwordField = () => screen.findByLabelText(/^Password/);
const full = () => aWallet({ documents: [aWalletFile()], earlier: [anEarlierFile()] });

test('[PF-033] [PF-036] [PF-037] [PF-038] the unlocked wallet shows 26 slots in five groups with their counts', async () => {
  openWallet(walletServer(full()));
  expect(await title()).toBeVisible();
  const identification = await screen.findByRole('region', { name: 'Identification' });
  expect(identification).toHaveTextContent('1 of 7 uploaded');
  expect(
    within(identification).getByRole('progressbar', { name: 'Identification: 1 of 7 uploaded' }),
  ).toHaveAttribute('aria-valuenow', String(Math.round(100 / 7)));
  for (const { name, slots } of WALLET_GROUPS) {
    const cards = within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(cards).toHaveLength(slots.length);
  }
  expect(WALLET_GROUPS.flatMap(({ slots }) => [...slots])).toHaveLength(26);
  expect(WALLET_GROUPS.map(({ name }) => name)).toEqual([
    'Study',
    'Identification',
    'Financial',
    'Other necessary',
    'Other',
  ]);
  expect(screen.getByText('1.5 MB of 260 MB used')).toBeVisible();
});

test('[PF-039] [PF-041] a slot says whether it has a file, and its file opens in a new tab', async () => {
  openWallet(walletServer(full()));
  const filled = within(
    (await screen.findByRole('heading', { name: 'PAN card' })).parentElement ?? document.body,
  );
  expect(filled.getByText('Uploaded')).toBeVisible();
  expect(filled.getByText('Change file')).toBeVisible();
  expect(filled.getByText(/pan\.png · 1\.5 MB · 20 Nov 2026/)).toBeVisible();
  const preview = filled.getByRole('link', { name: 'Preview PAN card in a new tab' });
  expect(preview).toHaveAttribute('href', '/api/wallet/files/f1');
  expect(preview).toHaveAttribute('target', '_blank');
  const empty = within(
    screen.getByRole('heading', { name: 'Voter ID' }).parentElement ?? document.body,
  );
  expect(empty.getByText('Not Uploaded')).toBeVisible();
  expect(empty.queryByRole('link')).not.toBeInTheDocument();
  expect(empty.queryByText('Change file')).not.toBeInTheDocument();
});

test('[PF-033] the toggle locks the wallet and hides the grid; the password shows it again', async () => {
  const network = walletServer(full());
  const { user } = openWallet(network);
  await user.click(await lockButton());
  expect(await screen.findByRole('heading', { name: 'Your wallet is locked' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/pan\.png|Voter ID/);
  expect(await title()).toHaveFocus();

  await user.type(await passwordField(), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Unlock wallet' }));
  expect(await screen.findAllByText('That is not your current password.')).not.toHaveLength(0);
  await user.clear(await passwordField());
  await user.type(await passwordField(), 'right');
  await user.click(screen.getByRole('button', { name: 'Unlock wallet' }));
  expect(await screen.findByText('Voter ID')).toBeVisible();
  expect(await title()).toHaveFocus();
  expect(network.requests(unlockWalletEndpoint)).toEqual([
    { password: 'wrong' },
    { password: 'right' },
  ]);
});

test('[PF-033] a wallet that the server has locked opens with the password form', async () => {
  openWallet(walletServer(full(), { isLocked: true }));
  expect(await passwordField()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lock wallet' })).not.toBeInTheDocument();
});

test('[PF-033] an unlocked wallet that fails to load is not shown as locked', async () => {
  const network = walletServer(full(), { isLocked: true });
  const { user } = openWallet(network);
  await user.type(await passwordField(), 'right');
  network.on(getWalletEndpoint, offline);
  await user.click(screen.getByRole('button', { name: 'Unlock wallet' }));
  expect(await screen.findByText('Your wallet could not be loaded')).toBeVisible();
  expect(screen.queryByText('Your wallet could not be unlocked')).not.toBeInTheDocument();
  network.on(getWalletEndpoint, full);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Voter ID')).toBeVisible();
});

test('[PF-033] after too many attempts to unlock, the page says how long to wait', async () => {
  const network = walletServer(full(), { isLocked: true }).on(
    unlockWalletEndpoint,
    () => new ApiError({ code: 'RATE_LIMITED', status: 429, origin: 'server' }),
  );
  const { user } = openWallet(network);
  await user.type(await passwordField(), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Unlock wallet' }));
  expect(await screen.findByText('Your wallet could not be unlocked')).toBeVisible();
  expect(await passwordField()).toHaveValue('wrong');
});

test('[PF-033] the page locks itself after 10 minutes without an action, not before', async () => {
  jest.useFakeTimers();
  const network = walletServer(full());
  const { user } = openWallet(network);
  await screen.findByText('Voter ID');
  await act(() => jest.advanceTimersByTimeAsync(9 * 60_000));
  await user.keyboard('{Tab}');
  await act(() => jest.advanceTimersByTimeAsync(9 * 60_000));
  expect(screen.getByText('Voter ID')).toBeVisible();
  // The page has reported to the server that the wallet was used.
  expect(network.requests(getWalletEndpoint).length).toBeGreaterThan(1);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Your wallet is locked')).toBeVisible();
  expect(screen.queryByText('Voter ID')).not.toBeInTheDocument();
  expect(network.requests(lockWalletEndpoint)).toHaveLength(1);
  jest.useRealTimers();
});

test('[PF-033] an idle wallet is hidden even if locking it fails, and stays hidden when the network is back', async () => {
  jest.useFakeTimers();
  const network = walletServer(full()).on(lockWalletEndpoint, offline);
  const { user, toasts } = openWallet(network);
  await user.click(await screen.findByRole('button', { name: 'Show details' }));
  await screen.findByText('4996 2871 5308');
  await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
  expect(screen.getByText('Your wallet is locked')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/4996|pan\.png/);
  const loads = network.requests(getWalletEndpoint).length;
  network.on(lockWalletEndpoint, () => ({ status: 'locked' }));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Your wallet is locked')).toBeVisible();
  expect(network.requests(getWalletEndpoint)).toHaveLength(loads);
  // The lock request was repeated: `requests` begins anew with each `on`.
  expect(network.requests(lockWalletEndpoint)).toHaveLength(1);
  expect(toasts).toEqual([]);
  await user.type(await passwordField(), 'right');
  await user.click(screen.getByRole('button', { name: 'Unlock wallet' }));
  expect(await screen.findByText('Voter ID')).toBeVisible();
  jest.useRealTimers();
});

test('[PF-033] a failed lock shows a message and keeps the wallet unlocked', async () => {
  const network = walletServer(full()).on(lockWalletEndpoint, offline);
  const { user, toasts } = openWallet(network);
  await user.click(await lockButton());
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ kind: 'error' });
  expect(screen.getByText('Voter ID')).toBeVisible();
});

test('a wallet that could not be loaded can be loaded again', async () => {
  let isOffline = true;
  const network = walletServer().on(getWalletEndpoint, () => (isOffline ? offline() : aWallet()));
  const { user } = openWallet(network);
  expect(await screen.findByText('Your wallet could not be loaded')).toBeVisible();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Voter ID')).toBeVisible();
});

test('[PF-034] Connect DigiLocker says that it needs an agreement', async () => {
  const { user } = openWallet();
  await user.click(await screen.findByRole('button', { name: 'Connect DigiLocker' }));
  const dialog = await screen.findByRole('dialog', { name: 'DigiLocker is not available yet' });
  expect(dialog).toHaveTextContent('needs an agreement with DigiLocker');
  await user.click(within(dialog).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('[PF-034] on a site with an agreement, Connect DigiLocker says that it is not built yet', async () => {
  const { user } = openWallet(walletServer(aWallet({ digiLocker: 'configured' })));
  await user.click(await screen.findByRole('button', { name: 'Connect DigiLocker' }));
  const dialog = await screen.findByRole('dialog', { name: 'DigiLocker is not available yet' });
  expect(dialog).toHaveTextContent('This site has registered with DigiLocker');
  expect(dialog).not.toHaveTextContent('needs an agreement');
});

test('[PF-033] a call that fails because the wallet is locked shows the locked state', async () => {
  const network = walletServer(full());
  const { user } = openWallet(network);
  await user.click(await screen.findByRole('button', { name: 'Delete PAN card' }));
  network.on(getWalletEndpoint, lockedError);
  network.on(deleteDocumentEndpoint, lockedError);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your wallet is locked')).toBeVisible();
});
