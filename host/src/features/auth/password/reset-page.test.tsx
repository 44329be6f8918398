import { resetPasswordEndpoint } from '@sopaan/schemas/account/password';
import { inspectLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { screen } from '@testing-library/react';
import {
  authNetwork,
  findButton,
  findField,
  fillFields,
  findLink,
  networkError,
  openAuth,
  pressButton,
  rejection,
  findHeading,
} from '../testing/open-auth';

const TOKEN = 'aToken-out_of-a-mail.0123456789';
const RESET_PATH = '/auth/forgot-password/reset';
const RESET_URL = `${RESET_PATH}#token=${TOKEN}`;
const email = 'asha@example.in';
const newPassword = {
  'New password \\*': 'nine long words',
  'Confirm new password': 'nine long words',
};

const resetNetwork = (status = 'ready', purpose = 'reset-password') =>
  authNetwork()
    .on(inspectLinkEndpoint, () => ({ status, purpose, email }))
    .on(resetPasswordEndpoint, () => ({ status: 'changed' }));

test('[HO-062] the reset page removes its token from the URL and still has it after a reload', async () => {
  const { currentUrl, router, network } = openAuth(RESET_URL, resetNetwork());
  await findHeading('Choose a new password');
  await findField(/^New password \*/);
  expect(currentUrl()).toBe(RESET_PATH);
  expect(router.state.location.state).toEqual({ token: TOKEN });
  expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  expect(network.calls).toEqual(['POST /api/auth/link/look']);
});

test('[HO-062] changing the password sends one request and ends the session', async () => {
  const options = { state: { token: TOKEN }, session: 'member' } as const;
  const { user, currentUrl, network } = openAuth(RESET_PATH, resetNetwork(), options);
  await fillFields(user, newPassword);
  await user.dblClick(await findButton('Change my password'));
  await findHeading('Your password has been changed');
  expect(currentUrl()).toBe('/auth/forgot-password/done');
  expect(localStorage.getItem('token')).toBeNull();
  expect(network.requests(resetPasswordEndpoint)).toEqual([
    { token: TOKEN, password: 'nine long words' },
  ]);
});

test('[HO-062] the fields and the account name of the reset page are marked up for password managers', async () => {
  openAuth(RESET_URL, resetNetwork());
  const password = await findField(/^New password \*/);
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(await findField(/^Confirm new password/)).toHaveAttribute('autocomplete', 'new-password');
  const account = document.querySelector('input[autocomplete="username"]');
  expect(account).toHaveValue(email);
  expect(account).not.toBeVisible();
});

test('[HO-062] two different new passwords and errors of the server are reported at the fields', async () => {
  const fields = { password: 'This password is known to everyone.' };
  const network = resetNetwork().on(resetPasswordEndpoint, () =>
    rejection('VALIDATION_FAILED', 400, fields),
  );
  const { user } = openAuth(RESET_URL, network);
  await fillFields(user, { ...newPassword, 'Confirm new password': 'other' });
  await pressButton(user, 'Change my password');
  expect(await screen.findByRole('alert')).toHaveTextContent('The passwords do not match.');
  expect(network.requests(resetPasswordEndpoint)).toEqual([]);
  await user.clear(await findField(/^Confirm new password/));
  await fillFields(user, { 'Confirm new password': 'nine long words' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(fields.password);
  expect(await findField(/^New password \*/)).toHaveAccessibleDescription(fields.password);
});

test('[HO-062] a network error on the reset page keeps the typed password', async () => {
  const { user } = openAuth(RESET_URL, resetNetwork().on(resetPasswordEndpoint, networkError));
  await fillFields(user, newPassword);
  await pressButton(user, 'Change my password');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(await findField(/^New password \*/)).toHaveValue('nine long words');
});

test.each([
  ['used', 'This link has been used'],
  ['expired', 'This link has expired'],
])('[HO-062] the reset page of a link that is %s offers a new link', async (status, heading) => {
  const { user } = openAuth(RESET_URL, resetNetwork(status));
  await findHeading(heading);
  await user.click(await findLink('Request a new link'));
  await findHeading('Forgot your password?');
  expect(await findField(/^Email/)).toHaveValue(email);
});

test.each([
  ['LINK_EXPIRED', 'This link has expired'],
  ['LINK_INVALID', 'This link is not valid'],
] as const)(
  '[HO-062] a link that is rejected with the new password (%s) is reported',
  async (code, heading) => {
    const { user } = openAuth(
      RESET_URL,
      resetNetwork().on(resetPasswordEndpoint, () => rejection(code, 410)),
    );
    await fillFields(user, newPassword);
    await pressButton(user, 'Change my password');
    expect(await findHeading(heading)).toHaveFocus();
  },
);

test('[HO-062] a reset page without a token is reported as not valid, without a request', async () => {
  const { network } = openAuth(RESET_PATH, resetNetwork());
  await findHeading('This link is not valid');
  expect(network.requests(inspectLinkEndpoint)).toEqual([]);
});

test('[HO-062] the link of a sign-up, opened on the reset page, redirects to the page that confirms it', async () => {
  const { currentUrl } = openAuth(RESET_URL, resetNetwork('ready', 'sign-up'));
  await findButton('Confirm my address');
  expect(currentUrl()).toBe('/auth/email-verification/link');
});
