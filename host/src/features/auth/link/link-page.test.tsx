import {
  confirmLinkEndpoint,
  inspectLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account/sign-up';
import { screen, waitFor } from '@testing-library/react';
import {
  aNetwork,
  findButton,
  findField,
  findLink,
  noNetwork,
  openAuth,
  pressButton,
  rejection,
  findTitle,
} from '../testing/open-auth';

const TOKEN = 'aToken-out_of-a-mail.0123456789';
const URL = `/auth/email-verification/${TOKEN}`;
const LINK_PATH = '/auth/email-verification/link';

function network(status = 'ready', purpose: string | null = 'sign-up') {
  const email = purpose && 'ravi@example.in';
  return aNetwork()
    .on(inspectLinkEndpoint, () => ({ status, purpose, email }))
    .on(confirmLinkEndpoint, () => ({
      status: 'verified',
      purpose: purpose ?? '',
      accessToken: null,
    }))
    .on(resendVerificationEndpoint, () => ({ status: 'sent' }));
}

const asMember = { session: 'member' } as const;

test('[HO-062] opening a link only checks it, and removes its token from the URL', async () => {
  const { currentUrl, router, network: net } = openAuth(URL, network());
  await findTitle('Confirm your email');
  await findButton('Confirm my address');
  expect(screen.getByText('ravi@example.in')).toBeVisible();
  expect(currentUrl()).toBe(LINK_PATH);
  expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  expect(router.state.location.state).toEqual({ token: TOKEN });
  expect(net.calls).toEqual(['POST /api/auth/link/look']);
  expect(net.requests(inspectLinkEndpoint)).toEqual([{ token: TOKEN }]);
});

test('[HO-062] the page still knows its link after a reload', async () => {
  const { network: net } = openAuth(LINK_PATH, network(), { state: { token: TOKEN } });
  await findButton('Confirm my address');
  expect(net.requests(inspectLinkEndpoint)).toContainEqual({ token: TOKEN });
});

test('[HO-062] in the browser of the sign-up, confirming logs in and links to the home page', async () => {
  const net = network();
  net.on(confirmLinkEndpoint, () => ({
    status: 'verified',
    purpose: 'sign-up',
    accessToken: 'T4',
  }));
  const { user, currentUrl } = openAuth(URL, net);
  await user.dblClick(await findButton('Confirm my address'));
  expect(await findTitle('Your address is confirmed')).toHaveFocus();
  expect(screen.getByText('You are logged in.')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('T4');
  expect(net.requests(confirmLinkEndpoint)).toEqual([{ token: TOKEN }]);
  await user.click(await findLink('Go to the home page'));
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('[HO-062] in another browser, confirming does not log in and links to the login', async () => {
  const { user } = openAuth(URL, network());
  const confirm = await findButton('Confirm my address');
  while (document.activeElement !== confirm) await user.tab();
  await user.keyboard('{Enter}');
  expect(await findTitle('Your address is confirmed')).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();
  await user.click(screen.getByText('Log in', { selector: 'main a' }));
  await findTitle('Log in');
  expect(await findField(/^Email/)).toHaveValue('ravi@example.in');
});

test('[HO-062] a logged-in visitor can also confirm an address', async () => {
  const { user, currentUrl } = openAuth(URL, network(), asMember);
  await pressButton(user, 'Confirm my address');
  await findTitle('Your address is confirmed');
  expect(currentUrl()).toBe(LINK_PATH);
});

test.each(['when opened', 'when confirmed'])(
  '[HO-062] a used link (%s) is reported as confirmed',
  async (when) => {
    const net = network(when === 'when opened' ? 'used' : 'ready');
    net.on(confirmLinkEndpoint, () => ({
      status: 'already_verified',
      purpose: 'sign-up',
      accessToken: null,
    }));
    const { user } = openAuth(URL, net);
    if (when === 'when confirmed') await pressButton(user, 'Confirm my address');
    await findTitle('This address is already confirmed');
    expect(screen.getByText('Log in', { selector: 'main a' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
);

test.each(['when opened', 'when confirmed'])(
  '[HO-062] an expired link (%s) offers to send a new one',
  async (when) => {
    const net = network(when === 'when opened' ? 'expired' : 'ready');
    net.on(confirmLinkEndpoint, () => rejection('LINK_EXPIRED', 410));
    const { user } = openAuth(URL, net);
    if (when === 'when confirmed') await pressButton(user, 'Confirm my address');
    await findTitle('This link has expired');
    await user.dblClick(await findButton('Send a new link'));
    expect(await findTitle('Check your email')).toHaveFocus();
    expect(net.requests(resendVerificationEndpoint)).toEqual([{ token: TOKEN }]);
    expect(await findButton('Send it again')).toHaveAttribute('aria-disabled', 'true');
  },
);

test('[HO-062] when the new mail cannot be requested, the page shows the error and stays', async () => {
  const net = network('expired').on(resendVerificationEndpoint, noNetwork);
  const { user } = openAuth(URL, net);
  await pressButton(user, 'Send a new link');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  net.on(resendVerificationEndpoint, () => ({ status: 'sent' }));
  await pressButton(user, 'Send a new link');
  await findTitle('Check your email');
});

test.each(['invalid', 'malformed', 'of an unknown purpose', 'without a token', 'rejected'])(
  '[HO-062] a link that is %s is reported as not valid, with links to other pages',
  async (how) => {
    const net = network('ready', how === 'of an unknown purpose' ? 'join-team' : 'sign-up');
    if (how === 'invalid') {
      net.on(inspectLinkEndpoint, () => ({ status: 'invalid', purpose: null, email: null }));
    }
    if (how === 'malformed') net.on(inspectLinkEndpoint, () => rejection('VALIDATION_FAILED', 400));
    net.on(confirmLinkEndpoint, () => rejection('LINK_INVALID', 400));
    const { user } = openAuth(how === 'without a token' ? LINK_PATH : URL, net);
    if (how === 'rejected') await pressButton(user, 'Confirm my address');
    await findTitle('This link is not valid');
    expect(await findLink('Create account')).toHaveAttribute('href', '/auth/sign-up');
    expect(net.requests(inspectLinkEndpoint)).toHaveLength(how === 'without a token' ? 0 : 1);
  },
);

test('[HO-062] an address that has an account by now links to the login', async () => {
  const net = network().on(confirmLinkEndpoint, () => rejection('EMAIL_TAKEN', 409));
  const { user } = openAuth(URL, net);
  await pressButton(user, 'Confirm my address');
  expect(await findTitle('This email already has an account')).toHaveFocus();
  await user.click(await findLink('Forgot your password?'));
  expect(await findField(/^Email/)).toHaveValue('ravi@example.in');
});

test('[HO-062] a network failure is shown, and the same button retries', async () => {
  const net = network().on(inspectLinkEndpoint, noNetwork);
  const { user } = openAuth(URL, net);
  expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be checked');
  net.on(inspectLinkEndpoint, () => ({ status: 'ready', purpose: 'sign-up', email: 'r@x.in' }));
  await pressButton(user, 'Try again');
  net.on(confirmLinkEndpoint, noNetwork);
  await pressButton(user, 'Confirm my address');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No connection.');
  expect(document.activeElement).toContainElement(alert);
  await findButton('Confirm my address');
});

test('[HO-062] the link of a new address has its own texts and links to the account', async () => {
  const { user } = openAuth(URL, network('ready', 'change-email'), asMember);
  await findTitle('Confirm your new email');
  await pressButton(user, 'Confirm my address');
  expect(await findTitle('Your new address is confirmed')).toHaveFocus();
  expect(await findLink('Go to my account')).toHaveAttribute('href', '/profile/account');
});

test('the link of a recovery email has its own texts and links to the account', async () => {
  const { user } = openAuth(URL, network('ready', 'recovery-email'), asMember);
  await findTitle('Confirm your recovery email');
  await pressButton(user, 'Confirm my address');
  expect(await findTitle('Your recovery email is confirmed')).toHaveFocus();
  expect(await findLink('Go to my account')).toHaveAttribute('href', '/profile/account');
});

test('a guest who has confirmed a recovery email logs in with another address', async () => {
  const { user } = openAuth(URL, network('used', 'recovery-email'));
  await findTitle('Your recovery email is already confirmed');
  await user.click(screen.getByText('Log in', { selector: 'main a' }));
  expect(await findField(/^Email/)).toHaveValue('');
});

test('[S4] the link of a browser confirms it and links to the login', async () => {
  const { user } = openAuth(URL, network('ready', 'confirm-device'));
  await findTitle('Confirm this browser');
  await pressButton(user, 'Confirm this browser');
  expect(await findTitle('This browser is confirmed')).toHaveFocus();
  await user.click(screen.getByText('Log in', { selector: 'main a' }));
  expect(await findField(/^Email/)).toHaveValue('ravi@example.in');
});

test('[S4] an expired link of a browser links to the login, which sends another', async () => {
  openAuth(URL, network('expired', 'confirm-device'));
  await findTitle('This link has expired');
  expect(screen.getByText('Log in', { selector: 'main a' })).toHaveAttribute('href', '/auth/login');
});

test('[HO-062] an expired link of a new address links to the account, where a new one can be requested', async () => {
  openAuth(URL, network('expired', 'change-email'), asMember);
  await findTitle('This link has expired');
  expect(await findLink('Go to my account')).toHaveAttribute('href', '/profile/account');
});

test('[HO-062] the link of a forgotten password redirects to its own page', async () => {
  const { currentUrl } = openAuth(URL, network('ready', 'reset-password'));
  await findTitle('Choose a new password');
  expect(currentUrl()).toBe('/auth/forgot-password/reset');
});
