import { ApiError } from '@sopaan/api-client/api-error';
import { changePasswordEndpoint } from '@sopaan/schemas/account-password';
import { listSessionsEndpoint } from '@sopaan/schemas/account-sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, openAccount, theButton, theField } from '../stage/open-account';

const changes = () => anAccount().on(changePasswordEndpoint, () => ({ status: 'changed' }));

async function openForm(network = changes()) {
  const page = openAccount(network);
  await screen.findByText('asha@example.in');
  await page.user.click(await theButton('Change password'));
  const form = await screen.findByRole('form', { name: 'Change password' });
  return { ...page, form };
}

async function fill(user: Awaited<ReturnType<typeof openForm>>['user'], again = 'new password') {
  await user.type(theField(/^Current password/), 'correct horse');
  await user.type(theField(/^New password \*$/), 'new password');
  await user.type(theField(/^New password again/), again);
}

test('the fields tell password managers what they are, and whose password it is', async () => {
  const { form } = await openForm();
  expect(theField(/^Current password/)).toHaveFocus();
  expect(theField(/^Current password/)).toHaveAttribute('autocomplete', 'current-password');
  expect(theField(/^New password \*$/)).toHaveAttribute('autocomplete', 'new-password');
  expect(theField(/^New password again/)).toHaveAttribute('autocomplete', 'new-password');
  const account = form.querySelector('input[autocomplete="username"]');
  expect(account).toHaveValue('asha@example.in');
  expect(account).not.toBeVisible();
});

test('the new password goes out once, and the devices are read again', async () => {
  const { network, user } = await openForm();
  await fill(user);
  await user.dblClick(within(await form()).getByRole('button', { name: 'Change password' }));
  const said = await screen.findByText(
    'Your password is changed. Your other devices are signed out.',
  );
  expect(document.activeElement).toContainElement(said);
  expect(network.requests(changePasswordEndpoint)).toEqual([
    { currentPassword: 'correct horse', password: 'new password' },
  ]);
  await waitFor(() => expect(network.requests(listSessionsEndpoint)).toHaveLength(2));
});

test('two that differ are found before anything is sent', async () => {
  const { network, user } = await openForm();
  await fill(user, 'new passwort');
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The passwords do not match.');
  expect(network.requests(changePasswordEndpoint)).toEqual([]);
});

test('a wrong password is said at its field', async () => {
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
  expect(theField(/^Current password/)).toHaveAccessibleDescription(fields.currentPassword);
  expect(theField(/^New password \*$/)).toHaveValue('new password');
});

test('too many tries are told how long to wait', async () => {
  const refusal = { error: { code: 'RATE_LIMITED', message: 'Slow down.' } };
  const network = changes();
  const plain = network.fetch;
  network.fetch = async (input, init) =>
    String(input).endsWith('account/password')
      ? Response.json(refusal, { status: 429, headers: { 'retry-after': '90' } })
      : plain(input, init);
  const { user } = await openForm(network);
  await fill(user);
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your password could not be changed');
  expect(alert).toHaveTextContent('Try again in 90 seconds.');
});

const form = () => screen.findByRole('form', { name: 'Change password' });
