import { getPublicSettingsEndpoint } from '@sopaan/schemas/public-profile/public-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { offline, openDashboard, userServer } from '../testing/open-dashboard';
import { publicSettings } from '../testing/public-settings';

function open(isPublic: boolean) {
  const settings = publicSettings({ username: 'asha', isPublic });
  return openDashboard({
    network: userServer().on(getPublicSettingsEndpoint, () => settings),
  });
}

const findShare = () => screen.findByRole('button', { name: 'Share' });

test('[PF-015] Share shares the URL of the public page', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, toasts } = open(true);
  await user.click(await findShare());
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ title: 'Asha Rao', url: 'http://localhost/u/asha' }),
  );
  share.mockRejectedValueOnce(new DOMException('dismissed', 'AbortError'));
  await user.click(await findShare());
  expect(toasts).toEqual([]);
  Reflect.deleteProperty(navigator, 'share');
});

test('[PF-015] without the Web Share API, the URL is copied', async () => {
  const { user, toasts } = open(true);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(await findShare());
  await waitFor(() =>
    expect(toasts).toMatchObject([{ message: 'Link copied to clipboard!', kind: 'success' }]),
  );
  expect(write).toHaveBeenCalledWith('http://localhost/u/asha');
  write.mockRejectedValueOnce(new Error('not allowed'));
  await user.click(await findShare());
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toMatchObject({ kind: 'error' });
  expect(toasts[1]?.message).toContain('http://localhost/u/asha');
});

test('[PF-015] [PF-048] Share of a private profile explains it and leads to the switch', async () => {
  const { user } = open(false);
  await user.click(await findShare());
  const dialog = await screen.findByRole('dialog', { name: 'Your profile is private' });
  expect(within(dialog).getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
    'href',
    '/profile/account#public-profile',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await findShare()).toHaveFocus();
});

test('[PF-015] when the settings of the public page cannot be loaded, Share shows the reason', async () => {
  const { user, toasts } = openDashboard({
    network: userServer().on(getPublicSettingsEndpoint, offline),
  });
  await user.click(await findShare());
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
});
