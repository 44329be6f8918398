import { ApiError } from '@sopaan/api-client/api-error';
import { changeEmailEndpoint } from '@sopaan/schemas/account/email';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { aUser } from '@sopaan/testing/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAccount, openAccount, findButton, getField } from '../../../testing/open-account';

const acceptingNetwork = () => anAccount().on(changeEmailEndpoint, () => ({ status: 'sent' }));
const findEmailSection = () => screen.findByRole('region', { name: 'Email' });

async function openForm(network = acceptingNetwork()) {
  const page = openAccount(network);
  await page.user.click(await findButton('Change email'));
  return page;
}

test('shows the address and whether it is confirmed', async () => {
  openAccount();
  const section = within(await findEmailSection());
  expect(await section.findByText('asha@example.in')).toBeVisible();
  expect(section.getByText('Confirmed')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Send confirmation link' })).toBeNull();
});

test('changing the address requires the password and takes effect when the link is opened', async () => {
  const { network, user } = await openForm();
  expect(getField(/^New email/)).toHaveFocus();
  expect(getField(/^New email/)).toHaveAttribute('autocomplete', 'email');
  expect(getField(/^Current password/)).toHaveAttribute('autocomplete', 'current-password');
  await user.keyboard(' Asha.Rao@example.in ');
  await user.type(getField(/^Current password/), 'correct horse');
  await user.dblClick(await findButton('Send link'));
  const message = await screen.findByText(
    'We sent a link to Asha.Rao@example.in. Your email stays asha@example.in until you open the link.',
  );
  expect(document.activeElement).toContainElement(message);
  expect(network.requests(changeEmailEndpoint)).toEqual([
    { email: 'Asha.Rao@example.in', password: 'correct horse' },
  ]);
  const { personalInfo } = aUser();
  const email = 'Asha.Rao@example.in';
  network.on(getUserEndpoint, () => aUser({ personalInfo: { ...personalInfo, email } }));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(email)).toBeVisible();
  expect(message).not.toBeInTheDocument();
});

test('reports a missing password or an unchanged address before sending anything', async () => {
  const { network, user } = await openForm();
  await user.keyboard('ASHA@example.in{Enter}');
  const problems = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(problems.map((link) => link.textContent)).toEqual([
    'This is already your email address.',
    'Please enter your password.',
  ]);
  expect(network.requests(changeEmailEndpoint)).toEqual([]);
});

test('a wrong password is reported at its field, and the input is kept', async () => {
  const fields = { password: 'Your current password is incorrect.' };
  const { user } = await openForm(
    acceptingNetwork().on(
      changeEmailEndpoint,
      () => new ApiError({ code: 'PASSWORD_WRONG', status: 403, fields, origin: 'server' }),
    ),
  );
  await user.keyboard('new@example.in');
  await user.type(getField(/^Current password/), 'wrong{Enter}');
  await screen.findByRole('alert');
  expect(getField(/^Current password/)).toHaveAccessibleDescription(fields.password);
  expect(getField(/^New email/)).toHaveValue('new@example.in');
  expect(getField(/^Current password/)).toHaveValue('wrong');
});

test('a failure without a field is shown above the form and receives the focus', async () => {
  const { user } = await openForm(
    acceptingNetwork().on(
      changeEmailEndpoint,
      () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }),
    ),
  );
  await user.keyboard('new@example.in');
  await user.type(getField(/^Current password/), 'correct horse{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The link could not be sent');
  expect(document.activeElement).toContainElement(alert);
  expect(getField(/^New email/)).toHaveValue('new@example.in');
});

test('Cancel closes the form and returns the focus', async () => {
  const { user } = await openForm();
  await user.click(await findButton('Cancel'));
  expect(await findButton('Change email')).toHaveFocus();
  expect(screen.queryByRole('form', { name: 'Change email' })).toBeNull();
});

test('an unconfirmed address can be confirmed, which the page shows when the visitor returns to it', async () => {
  const network = anAccount({ user: { is_verified: false } }).on(changeEmailEndpoint, () => ({
    status: 'sent',
  }));
  const { user } = openAccount(network);
  expect(await screen.findByText('Not confirmed')).toBeVisible();
  await user.click(await findButton('Send confirmation link'));
  await user.keyboard('correct horse{Enter}');
  await screen.findByText('We sent a link to asha@example.in. Open it to confirm your address.');
  expect(network.requests(changeEmailEndpoint)).toEqual([
    { email: 'asha@example.in', password: 'correct horse' },
  ]);
  network.on(getUserEndpoint, () => aUser());
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Open it to confirm/)).toBeNull());
});

test('a user record that cannot be loaded shows why and can be retried', async () => {
  const network = anAccount().on(
    getUserEndpoint,
    () => new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' }),
  );
  const { user } = openAccount(network);
  await screen.findByRole('alert', { name: 'Your email address could not be loaded' });
  network.on(getUserEndpoint, () => aUser());
  await user.click(await findButton('Try again'));
  expect(await screen.findByText('asha@example.in')).toBeVisible();
});
