import { ApiError } from '@sopaan/api-client/api-error';
import { changePasswordEndpoint } from '@sopaan/schemas/account/password';
import { listSessionsEndpoint } from '@sopaan/schemas/account/sessions';
import { screen, waitFor } from '@testing-library/react';
import { anAccount, findButton, getField, openSettings } from '../../../../testing/open-settings';

const CURRENT = /^Current password/;
const NEW = /^New password/;
const CONFIRM = /^Confirm new password/;

const passwordServer = () => anAccount().on(changePasswordEndpoint, () => ({ status: 'changed' }));

async function save(values: ReadonlyArray<readonly [RegExp, string]>, network = passwordServer()) {
  const page = openSettings(network, '?edit=password');
  const button = await findButton('Save Changes');
  for (const [label, value] of values) await page.user.type(getField(label), value);
  await page.user.dblClick(button);
  return page;
}

const RIGHT = [
  [CURRENT, 'correct horse'],
  [NEW, 'new password'],
  [CONFIRM, 'new password'],
] as const;

test('the password fields are marked up for password managers', async () => {
  openSettings(passwordServer(), '?edit=password');
  await findButton('Save Changes');
  expect(getField(CURRENT)).toHaveAttribute('autocomplete', 'current-password');
  expect(getField(NEW)).toHaveAttribute('autocomplete', 'new-password');
  expect(getField(CONFIRM)).toHaveAttribute('autocomplete', 'new-password');
});

test.each([
  ['PF-060', [[NEW, 'new password']], CURRENT, 'Current password is required'],
  ['PF-061', [[CURRENT, 'correct horse']], NEW, 'New password is required'],
  ['PF-061', [[NEW, 'seven77']], NEW, 'Password must be at least 8 characters'],
  ['PF-062', [[NEW, 'new password']], CONFIRM, 'Please confirm your new password'],
  [
    'PF-062',
    [
      [NEW, 'new password'],
      [CONFIRM, 'else'],
    ],
    CONFIRM,
    'Passwords do not match',
  ],
] as const)('[PF-050] [%s] %j shows an error at %s: %s', async (_id, values, field, message) => {
  const { network } = await save(values);
  await waitFor(() => expect(getField(field)).toHaveAccessibleDescription(message));
  expect(network.requests(changePasswordEndpoint)).toEqual([]);
});

test('[PF-063] three empty fields show no error and send nothing', async () => {
  const { network, toasts } = await save([]);
  await waitFor(() => expect(toasts.length).toBeGreaterThan(0));
  expect(toasts[0]).toMatchObject({ kind: 'info', message: 'There are no changes to save.' });
  for (const label of [CURRENT, NEW, CONFIRM]) {
    expect(getField(label)).toHaveAttribute('aria-invalid', 'false');
  }
  expect(network.requests(changePasswordEndpoint)).toEqual([]);
});

test('[PF-064] the new password is sent once, the change is confirmed without showing it, and the devices are refetched', async () => {
  const { network, toasts } = await save(RIGHT);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.requests(changePasswordEndpoint)).toEqual([
    { currentPassword: 'correct horse', password: 'new password' },
  ]);
  expect(toasts).toMatchObject([
    {
      kind: 'success',
      message: 'Your password has been changed. Your other devices have been logged out.',
    },
  ]);
  await waitFor(() => expect(network.requests(listSessionsEndpoint)).toHaveLength(2));
});

test.each([
  [{ currentPassword: 'That is not your current password.' }, CURRENT],
  [{ password: 'This password is too common.' }, NEW],
])('[PF-064] the error %j of the server is shown at its field', async (fields, label) => {
  const code = 'currentPassword' in fields ? 'PASSWORD_WRONG' : 'VALIDATION_FAILED';
  const { toasts } = await save(
    RIGHT,
    passwordServer().on(
      changePasswordEndpoint,
      () => new ApiError({ code, status: 422, fields, origin: 'server' }),
    ),
  );
  const [message = ''] = Object.values(fields);
  await waitFor(() => expect(getField(label)).toHaveAccessibleDescription(message));
  expect(getField(NEW)).toHaveValue('new password');
  expect(toasts).toEqual([]);
});

test('after too many attempts, the password form shows how long to wait', async () => {
  const rejection = { error: { code: 'RATE_LIMITED', message: 'Slow down.' } };
  const network = passwordServer();
  const plain = network.fetch;
  network.fetch = async (input, init) =>
    String(input).endsWith('account/password')
      ? Response.json(rejection, { status: 429, headers: { 'retry-after': '90' } })
      : plain(input, init);
  await save(RIGHT, network);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your password could not be changed');
  expect(alert).toHaveTextContent('Try again in 90 seconds.');
});
