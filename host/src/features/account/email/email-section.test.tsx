import { ApiError } from '@sopaan/api-client/api-error';
import { changeEmailEndpoint } from '@sopaan/schemas/account-email';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { aUser } from '@sopaan/testing/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAccount, openAccount, theButton, theField } from '../stage/open-account';

const sent = () => anAccount().on(changeEmailEndpoint, () => ({ status: 'sent' }));
const theEmail = () => screen.findByRole('region', { name: 'Email' });

async function openForm(network = sent()) {
  const page = openAccount(network);
  await page.user.click(await theButton('Change email'));
  return page;
}

test('the address is shown, and whether it is confirmed', async () => {
  openAccount();
  const section = within(await theEmail());
  expect(await section.findByText('asha@example.in')).toBeVisible();
  expect(section.getByText('Confirmed')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Send a confirmation' })).toBeNull();
});

test('another address needs the password; the present one stays until the link is pressed', async () => {
  const { network, user } = await openForm();
  expect(theField(/^New email/)).toHaveFocus();
  expect(theField(/^New email/)).toHaveAttribute('autocomplete', 'email');
  expect(theField(/^Current password/)).toHaveAttribute('autocomplete', 'current-password');
  await user.keyboard(' Asha.Rao@example.in ');
  await user.type(theField(/^Current password/), 'correct horse');
  await user.dblClick(await theButton('Send the link'));
  const said = await screen.findByText(
    'We sent a link to Asha.Rao@example.in. Your address stays asha@example.in until you press it.',
  );
  expect(document.activeElement).toContainElement(said);
  expect(network.requests(changeEmailEndpoint)).toEqual([
    { email: 'Asha.Rao@example.in', password: 'correct horse' },
  ]);
  const { personalInfo } = aUser();
  const email = 'Asha.Rao@example.in';
  network.on(getUserEndpoint, () => aUser({ personalInfo: { ...personalInfo, email } }));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(email)).toBeVisible();
  expect(said).not.toBeInTheDocument();
});

test('what is missing or the same is said before anything is sent', async () => {
  const { network, user } = await openForm();
  await user.keyboard('ASHA@example.in{Enter}');
  const problems = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(problems.map((link) => link.textContent)).toEqual([
    'That is your address already.',
    'Please enter your password.',
  ]);
  expect(network.requests(changeEmailEndpoint)).toEqual([]);
});

test('a wrong password is said at its field, and what was typed stays', async () => {
  const fields = { password: 'Your current password is incorrect.' };
  const { user } = await openForm(
    sent().on(
      changeEmailEndpoint,
      () => new ApiError({ code: 'PASSWORD_WRONG', status: 403, fields, origin: 'server' }),
    ),
  );
  await user.keyboard('new@example.in');
  await user.type(theField(/^Current password/), 'wrong{Enter}');
  await screen.findByRole('alert');
  expect(theField(/^Current password/)).toHaveAccessibleDescription(fields.password);
  expect(theField(/^New email/)).toHaveValue('new@example.in');
  expect(theField(/^Current password/)).toHaveValue('wrong');
});

test('a failure without a field stands above the form and takes the focus', async () => {
  const { user } = await openForm(
    sent().on(
      changeEmailEndpoint,
      () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }),
    ),
  );
  await user.keyboard('new@example.in');
  await user.type(theField(/^Current password/), 'correct horse{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The link could not be sent');
  expect(document.activeElement).toContainElement(alert);
  expect(theField(/^New email/)).toHaveValue('new@example.in');
});

test('Cancel closes the form and returns the focus', async () => {
  const { user } = await openForm();
  await user.click(await theButton('Cancel'));
  expect(await theButton('Change email')).toHaveFocus();
  expect(screen.queryByRole('form', { name: 'Change email' })).toBeNull();
});

test('an address that is not confirmed can be; when it was, the page says so on return', async () => {
  const network = anAccount({ user: { is_verified: false } }).on(changeEmailEndpoint, () => ({
    status: 'sent',
  }));
  const { user } = openAccount(network);
  expect(await screen.findByText('Not confirmed')).toBeVisible();
  await user.click(await theButton('Send a confirmation'));
  await user.keyboard('correct horse{Enter}');
  await screen.findByText(
    'We sent a link to asha@example.in. Press it, and the address is confirmed.',
  );
  expect(network.requests(changeEmailEndpoint)).toEqual([
    { email: 'asha@example.in', password: 'correct horse' },
  ]);
  network.on(getUserEndpoint, () => aUser());
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Press it, and/)).toBeNull());
});

test('a record that cannot be read says why and can be read again', async () => {
  const network = anAccount().on(
    getUserEndpoint,
    () => new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' }),
  );
  const { user } = openAccount(network);
  await screen.findByRole('alert', { name: 'Your email address could not be read' });
  network.on(getUserEndpoint, () => aUser());
  await user.click(await theButton('Try again'));
  expect(await screen.findByText('asha@example.in')).toBeVisible();
});
