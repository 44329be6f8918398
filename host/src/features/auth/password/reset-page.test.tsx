import { resetPasswordEndpoint } from '@sopaan/schemas/account/password';
import { inspectLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { screen } from '@testing-library/react';
import {
  aNetwork,
  findButton,
  findField,
  fillFields,
  findLink,
  noNetwork,
  openAuth,
  pressButton,
  rejection,
  findTitle,
} from '../testing/open-auth';

const TOKEN = 'aToken-out_of-a-mail.0123456789';
const RESET_PATH = '/auth/forgot-password/reset';
const URL = `${RESET_PATH}#token=${TOKEN}`;
const email = 'asha@example.in';
const newPassword = {
  'New password \\*': 'nine long words',
  'Confirm new password': 'nine long words',
};

const network = (status = 'ready', purpose = 'reset-password') =>
  aNetwork()
    .on(inspectLinkEndpoint, () => ({ status, purpose, email }))
    .on(resetPasswordEndpoint, () => ({ status: 'changed' }));

test('[HO-062] the reset page removes its token from the URL and still has it after a reload', async () => {
  const { currentUrl, router, network: net } = openAuth(URL, network());
  await findTitle('Choose a new password');
  await findField(/^New password \*/);
  expect(currentUrl()).toBe(RESET_PATH);
  expect(router.state.location.state).toEqual({ token: TOKEN });
  expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  expect(net.calls).toEqual(['POST /api/auth/link/look']);
});

test('[HO-062] the password is changed once, and all sessions end', async () => {
  const opening = { state: { token: TOKEN }, session: 'member' } as const;
  const { user, currentUrl, network: net } = openAuth(RESET_PATH, network(), opening);
  await fillFields(user, newPassword);
  await user.dblClick(await findButton('Change my password'));
  await findTitle('Your password has been changed');
  expect(currentUrl()).toBe('/auth/forgot-password/done');
  expect(localStorage.getItem('token')).toBeNull();
  expect(net.requests(resetPasswordEndpoint)).toEqual([
    { token: TOKEN, password: 'nine long words' },
  ]);
});

test('[HO-062] the fields and the account name are marked up for password managers', async () => {
  openAuth(URL, network());
  const password = await findField(/^New password \*/);
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(await findField(/^Confirm new password/)).toHaveAttribute('autocomplete', 'new-password');
  const account = document.querySelector('input[autocomplete="username"]');
  expect(account).toHaveValue(email);
  expect(account).not.toBeVisible();
});

test('[HO-062] two different passwords and errors from the server are reported at the field', async () => {
  const fields = { password: 'This password is known to everyone.' };
  const net = network().on(resetPasswordEndpoint, () =>
    rejection('VALIDATION_FAILED', 400, fields),
  );
  const { user } = openAuth(URL, net);
  await fillFields(user, { ...newPassword, 'Confirm new password': 'other' });
  await pressButton(user, 'Change my password');
  expect(await screen.findByRole('alert')).toHaveTextContent('The passwords do not match.');
  expect(net.requests(resetPasswordEndpoint)).toEqual([]);
  await user.clear(await findField(/^Confirm new password/));
  await fillFields(user, { 'Confirm new password': 'nine long words' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(fields.password);
  expect(await findField(/^New password \*/)).toHaveAccessibleDescription(fields.password);
});

test('[HO-062] without a network the typed password is kept', async () => {
  const { user } = openAuth(URL, network().on(resetPasswordEndpoint, noNetwork));
  await fillFields(user, newPassword);
  await pressButton(user, 'Change my password');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(await findField(/^New password \*/)).toHaveValue('nine long words');
});

test.each([
  ['used', 'This link has been used'],
  ['expired', 'This link has expired'],
])('[HO-062] a link that is %s offers a new one', async (status, heading) => {
  const { user } = openAuth(URL, network(status));
  await findTitle(heading);
  await user.click(await findLink('Request a new link'));
  await findTitle('Forgot your password?');
  expect(await findField(/^Email/)).toHaveValue(email);
});

test.each([
  ['LINK_EXPIRED', 'This link has expired'],
  ['LINK_INVALID', 'This link is not valid'],
] as const)(
  '[HO-062] a link that is rejected on submit (%s) is reported',
  async (code, heading) => {
    const { user } = openAuth(
      URL,
      network().on(resetPasswordEndpoint, () => rejection(code, 410)),
    );
    await fillFields(user, newPassword);
    await pressButton(user, 'Change my password');
    expect(await findTitle(heading)).toHaveFocus();
  },
);

test('[HO-062] a reset page without a token is reported as not valid, without a request', async () => {
  const { network: net } = openAuth(RESET_PATH, network());
  await findTitle('This link is not valid');
  expect(net.requests(inspectLinkEndpoint)).toEqual([]);
});

test('[HO-062] a link that confirms an address redirects to its own page', async () => {
  const { currentUrl } = openAuth(URL, network('ready', 'sign-up'));
  await findButton('Confirm my address');
  expect(currentUrl()).toBe('/auth/email-verification/link');
});
