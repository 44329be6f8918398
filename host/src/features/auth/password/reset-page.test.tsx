import { resetPasswordEndpoint } from '@sopaan/schemas/account/password';
import { inspectLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { screen } from '@testing-library/react';
import {
  aNetwork,
  button,
  field,
  fill,
  link,
  noNetwork,
  openAuth,
  press,
  rejection,
  title,
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

test('[HO-062] reset removes its token from the URL and still has it after a reload', async () => {
  const { here, router, network: net } = openAuth(URL, network());
  await title('Choose a new password');
  await field(/^New password \*/);
  expect(here()).toBe(RESET_PATH);
  expect(router.state.location.state).toEqual({ token: TOKEN });
  expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  expect(net.calls).toEqual(['POST /api/auth/link/look']);
});

test('[HO-062] the password is changed once, and all sessions end', async () => {
  const opening = { state: { token: TOKEN }, session: 'member' } as const;
  const { user, here, network: net } = openAuth(RESET_PATH, network(), opening);
  await fill(user, newPassword);
  await user.dblClick(await button('Change my password'));
  await title('Your password has been changed');
  expect(here()).toBe('/auth/forgot-password/done');
  expect(localStorage.getItem('token')).toBeNull();
  expect(net.requests(resetPasswordEndpoint)).toEqual([
    { token: TOKEN, password: 'nine long words' },
  ]);
});

test('[HO-062] the fields and the account name are marked up for password managers', async () => {
  openAuth(URL, network());
  const password = await field(/^New password \*/);
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(await field(/^Confirm new password/)).toHaveAttribute('autocomplete', 'new-password');
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
  await fill(user, { ...newPassword, 'Confirm new password': 'other' });
  await press(user, 'Change my password');
  expect(await screen.findByRole('alert')).toHaveTextContent('The passwords do not match.');
  expect(net.requests(resetPasswordEndpoint)).toEqual([]);
  await user.clear(await field(/^Confirm new password/));
  await fill(user, { 'Confirm new password': 'nine long words' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(fields.password);
  expect(await field(/^New password \*/)).toHaveAccessibleDescription(fields.password);
});

test('[HO-062] without a network the typed password is kept', async () => {
  const { user } = openAuth(URL, network().on(resetPasswordEndpoint, noNetwork));
  await fill(user, newPassword);
  await press(user, 'Change my password');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(await field(/^New password \*/)).toHaveValue('nine long words');
});

test.each([
  ['used', 'This link has been used'],
  ['expired', 'This link has expired'],
])('[HO-062] a link that is %s offers a new one', async (status, heading) => {
  const { user } = openAuth(URL, network(status));
  await title(heading);
  await user.click(await link('Request a new link'));
  await title('Forgot your password?');
  expect(await field(/^Email/)).toHaveValue(email);
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
    await fill(user, newPassword);
    await press(user, 'Change my password');
    expect(await title(heading)).toHaveFocus();
  },
);

test('[HO-062] reset without a token is reported as not valid, without a request', async () => {
  const { network: net } = openAuth(RESET_PATH, network());
  await title('This link is not valid');
  expect(net.requests(inspectLinkEndpoint)).toEqual([]);
});

test('[HO-062] a link that confirms an address redirects to its own page', async () => {
  const { here } = openAuth(URL, network('ready', 'sign-up'));
  await button('Confirm my address');
  expect(here()).toBe('/auth/email-verification/link');
});
