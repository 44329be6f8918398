import { ApiError } from '@sopaan/api-client/api-error';
import { changePasswordEndpoint } from '@sopaan/schemas/account/password';
import { listSessionsEndpoint } from '@sopaan/schemas/account/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, openAccount, findButton, getField } from '../../../testing/open-account';

const changes = () => anAccount().on(changePasswordEndpoint, () => ({ status: 'changed' }));

async function openForm(network = changes()) {
  const page = openAccount(network);
  await screen.findByText('asha@example.in');
  await page.user.click(await findButton('Change password'));
  const form = await screen.findByRole('form', { name: 'Change password' });
  return { ...page, form };
}

async function fill(user: Awaited<ReturnType<typeof openForm>>['user'], again = 'new password') {
  await user.type(getField(/^Current password/), 'correct horse');
  await user.type(getField(/^New password \*$/), 'new password');
  await user.type(getField(/^Confirm new password/), again);
}

test('the fields and the account name are marked up for password managers', async () => {
  const { form } = await openForm();
  expect(getField(/^Current password/)).toHaveFocus();
  expect(getField(/^Current password/)).toHaveAttribute('autocomplete', 'current-password');
  expect(getField(/^New password \*$/)).toHaveAttribute('autocomplete', 'new-password');
  expect(getField(/^Confirm new password/)).toHaveAttribute('autocomplete', 'new-password');
  const account = form.querySelector('input[autocomplete="username"]');
  expect(account).toHaveValue('asha@example.in');
  expect(account).not.toBeVisible();
});

test('sends the new password once and refetches the devices', async () => {
  const { network, user } = await openForm();
  await fill(user);
  await user.dblClick(within(await form()).getByRole('button', { name: 'Change password' }));
  const message = await screen.findByText(
    'Your password has been changed. Your other devices have been logged out.',
  );
  expect(document.activeElement).toContainElement(message);
  expect(network.requests(changePasswordEndpoint)).toEqual([
    { currentPassword: 'correct horse', password: 'new password' },
  ]);
  await waitFor(() => expect(network.requests(listSessionsEndpoint)).toHaveLength(2));
});

test('reports two different passwords before sending anything', async () => {
  const { network, user } = await openForm();
  await fill(user, 'new passwort');
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The passwords do not match.');
  expect(network.requests(changePasswordEndpoint)).toEqual([]);
});

test('a wrong password is reported at its field', async () => {
  const fields = { currentPassword: 'Your current password is incorrect.' };
  const { user } = await openForm(
    changes().on(
      changePasswordEndpoint,
      () => new ApiError({ code: 'PASSWORD_WRONG', status: 403, fields, origin: 'server' }),
    ),
  );
  await fill(user);
  await user.keyboard('{Enter}');
  await screen.findByRole('alert');
  expect(getField(/^Current password/)).toHaveAccessibleDescription(fields.currentPassword);
  expect(getField(/^New password \*$/)).toHaveValue('new password');
});

test('too many attempts show how long to wait', async () => {
  const rejection = { error: { code: 'RATE_LIMITED', message: 'Slow down.' } };
  const network = changes();
  const plain = network.fetch;
  network.fetch = async (input, init) =>
    String(input).endsWith('account/password')
      ? Response.json(rejection, { status: 429, headers: { 'retry-after': '90' } })
      : plain(input, init);
  const { user } = await openForm(network);
  await fill(user);
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your password could not be changed');
  expect(alert).toHaveTextContent('Try again in 90 seconds.');
});

const form = () => screen.findByRole('form', { name: 'Change password' });
