import { getWalletEndpoint, lockWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { fakeBroadcastChannel } from '@sopaan/testing/fake-broadcast-channel';
import { listenToWalletTabs, tellWalletTabs } from '@sopaan/session/wallet-tabs';
import { act, screen, within } from '@testing-library/react';
import { aWallet, aWalletFile, openWallet, walletServer } from '../testing/wallet-server';

fakeBroadcastChannel();

const server = () => walletServer(aWallet({ documents: [aWalletFile()] }));
const MINUTE = 60_000;

/** Opens tabs, each with queries within its own screen. */
async function openTabs(network: ReturnType<typeof server>, count: number) {
  const opened: ReturnType<typeof openWallet>[] = [];
  // Each tab starts the session, which the tabs opened before it notice.
  for (let index = 0; index < count; index += 1) act(() => void opened.push(openWallet(network)));
  const tabs = opened.map(({ user, container }) => ({ user, container, tab: within(container) }));
  for (const { tab } of tabs) await tab.findByText('Voter ID');
  return tabs;
}

test('[PF-033] the toggle of one tab hides names and revealed numbers in the other', async () => {
  const network = server();
  const [first, second] = await openTabs(network, 2);
  if (!first || !second) throw new Error('The tabs did not open');
  await second.user.click(second.tab.getByRole('button', { name: 'Show details' }));
  await second.tab.findByText('4996 2871 5308');
  const loads = network.requests(getWalletEndpoint).length;
  await first.user.click(first.tab.getByRole('button', { name: 'Lock wallet' }));
  expect(await second.tab.findByText('Your wallet is locked')).toBeVisible();
  expect(second.container).not.toHaveTextContent(/4996|pan\.png/);
  // The second tab was hidden without a request.
  expect(network.requests(getWalletEndpoint)).toHaveLength(loads);
  expect(network.requests(lockWalletEndpoint)).toHaveLength(1);

  await second.user.type(await second.tab.findByLabelText(/^Password/), 'right');
  await second.user.click(second.tab.getByRole('button', { name: 'Unlock wallet' }));
  expect(await second.tab.findByText('Voter ID')).toBeVisible();
});

test('[PF-033] an idle tab does not lock the wallet while another tab is used, and locks it in both once neither is used', async () => {
  jest.useFakeTimers();
  const network = server();
  openWallet(network);
  await screen.findByText('Voter ID');
  await act(() => jest.advanceTimersByTimeAsync(9 * MINUTE));
  tellWalletTabs('used');
  await act(() => jest.advanceTimersByTimeAsync(9 * MINUTE));
  expect(screen.getByText('Voter ID')).toBeVisible();
  expect(network.requests(lockWalletEndpoint)).toEqual([]);

  const heard: string[] = [];
  const stop = listenToWalletTabs({ locked: () => heard.push('locked') });
  await act(() => jest.advanceTimersByTimeAsync(MINUTE));
  expect(screen.getByText('Your wallet is locked')).toBeVisible();
  expect(network.requests(lockWalletEndpoint)).toHaveLength(1);
  expect(heard).toEqual(['locked']);
  stop();
  jest.useRealTimers();
});

test('[PF-033] activity in one tab is announced to the others', async () => {
  const heard: string[] = [];
  const stop = listenToWalletTabs({ used: () => heard.push('used') });
  const { user } = openWallet(server());
  await user.click(await screen.findByText('Voter ID'));
  expect(heard).toEqual(['used']);
  stop();
});
