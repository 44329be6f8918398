import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@sopaan/api-client/api-error';
import { changeEmailEndpoint } from '@sopaan/schemas/account/email';
import { getAccountSettingsEndpoint } from '@sopaan/schemas/account/settings';
import {
  anAccount,
  findButton,
  getField,
  openSettings,
  someSettings,
} from '../../../testing/open-settings';

const CARDS = ['Contact Information', 'Change Password', 'Personal Details'];
const card = (title: string) => findButton(new RegExp(`^${title}`));
const findDialog = (name: string) => screen.findByRole('dialog', { name });

test('[PF-045] [PF-051] the section is titled Account Settings and has three cards', async () => {
  openSettings();
  expect(await screen.findByRole('heading', { name: 'Account Settings' })).toBeVisible();
  for (const title of CARDS) expect(await card(title)).toHaveAttribute('aria-haspopup', 'dialog');
  expect(await card('Contact Information')).toHaveTextContent(
    'Manage your email addresses and phone numbers.',
  );
});

test.each([
  [
    'Contact Information',
    'contact',
    'Update your contact details below. Make sure to provide at least one primary contact method.',
  ],
  ['Change Password', 'password', 'Update your password below.'],
  ['Personal Details', 'details', 'Update your personal details below.'],
])(
  '[PF-046] [PF-047] the card %s opens its dialog, which its close button closes',
  async (title, name, text) => {
    const { user, url } = openSettings();
    await user.click(await card(title));
    const dialog = await findDialog(title);
    expect(dialog).toHaveAccessibleDescription(text);
    expect(url()).toBe(`/profile/account?edit=${name}`);
    expect(await within(dialog).findByRole('button', { name: 'Save Changes' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(url()).toBe('/profile/account');
    expect(await card(title)).toHaveFocus();
  },
);

test('[PF-047] Back closes a dialog', async () => {
  const { user, back, url } = openSettings();
  await user.click(await card('Change Password'));
  await findDialog('Change Password');
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(url()).toBe('/profile/account');
});

test('[PF-047] Escape closes a dialog that was opened by its URL', async () => {
  const { user, url } = openSettings(anAccount(), '?edit=details');
  await findDialog('Personal Details');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(url()).toBe('/profile/account');
});

test('every way to close the dialog asks before unsaved changes are discarded', async () => {
  const { user, back, url } = openSettings();
  await user.click(await card('Change Password'));
  await findDialog('Change Password');
  await user.type(getField(/^New password/), 'a new one');
  const keep = async () => {
    const question = await findDialog('Discard your changes?');
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(getField(/^New password/)).toHaveValue('a new one');
    expect(url()).toBe('/profile/account?edit=password');
  };
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await keep();
  await user.keyboard('{Escape}');
  await keep();
  await back();
  await keep();
  await back();
  await user.click(await findButton('Discard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(url()).toBe('/profile/account');
});

test('while changes are unsaved, the browser asks before the page is closed', async () => {
  const { user } = openSettings(anAccount(), '?edit=password');
  await findDialog('Change Password');
  const isPrevented = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(isPrevented()).toBe(false);
  await user.type(getField(/^New password/), 'x');
  await waitFor(() => expect(isPrevented()).toBe(true));
});

test('settings that cannot be loaded say so in the dialog and can be retried', async () => {
  const network = anAccount().on(
    getAccountSettingsEndpoint,
    () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }),
  );
  const { user } = openSettings(network, '?edit=contact');
  await screen.findByRole('alert', { name: 'Your settings could not be loaded' });
  network.on(getAccountSettingsEndpoint, () => someSettings());
  await user.click(await findButton('Try again'));
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
});

test('email addresses that are not confirmed yet are shown', async () => {
  const settings = {
    pendingPrimaryEmail: 'new@example.in',
    recoveryEmail: 'old.recovery@example.in',
    pendingRecoveryEmail: 'recovery@example.in',
  };
  openSettings(anAccount({ settings }));
  await screen.findByText('Confirm your new email address');
  const [primary, recovery] = screen.getAllByRole('status').slice(0, 2);
  expect(primary).toHaveTextContent(/sent to new@example\.in.*your address is asha@example\.in/);
  expect(recovery).toHaveTextContent(
    /^Confirm your recovery email.*sent to recovery@example\.in.*your recovery email is old\.recovery@example\.in/,
  );
});

test('an unconfirmed email address can be confirmed with the password', async () => {
  const network = anAccount({ settings: { isPrimaryEmailConfirmed: false } }).on(
    changeEmailEndpoint,
    () => ({ status: 'sent' }),
  );
  const { user } = openSettings(network);
  await user.click(await findButton('Send confirmation link'));
  await user.keyboard('correct horse{Enter}');
  await screen.findByText('We sent a link to asha@example.in. Open it to confirm your address.');
  expect(network.requests(changeEmailEndpoint)).toEqual([
    { email: 'asha@example.in', password: 'correct horse' },
  ]);
});

test('a confirmed account without pending email addresses shows no notice', async () => {
  const { network } = openSettings();
  await waitFor(() => expect(network.requests(getAccountSettingsEndpoint)).toHaveLength(1));
  await screen.findByRole('list', { name: 'Devices' });
  expect(screen.queryByText(/^Confirm your/)).toBeNull();
});
