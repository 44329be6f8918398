import {
  confirmLinkEndpoint,
  inspectLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account/sign-up';
import { screen, waitFor } from '@testing-library/react';
import {
  authNetwork,
  findButton,
  findField,
  findLink,
  networkError,
  openAuth,
  pressButton,
  rejection,
  findHeading,
} from '../testing/open-auth';

const TOKEN = 'aToken-out_of-a-mail.0123456789';
const LINK_URL = `/auth/email-verification/${TOKEN}`;
const LINK_PATH = '/auth/email-verification/link';

function linkNetwork(status = 'ready', purpose: string | null = 'sign-up') {
  const email = purpose && 'ravi@example.in';
  return authNetwork()
    .on(inspectLinkEndpoint, () => ({ status, purpose, email }))
    .on(confirmLinkEndpoint, () => ({
      status: 'verified',
      purpose: purpose ?? '',
      accessToken: null,
    }))
    .on(resendVerificationEndpoint, () => ({ status: 'sent' }));
}

const asMember = { session: 'member' } as const;

test('[HO-062] opening the link of an email only checks it, and removes its token from the URL', async () => {
  const { currentUrl, router, network } = openAuth(LINK_URL, linkNetwork());
  await findHeading('Confirm your email');
  await findButton('Confirm my address');
  expect(screen.getByText('ravi@example.in')).toBeVisible();
  expect(currentUrl()).toBe(LINK_PATH);
  expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  expect(router.state.location.state).toEqual({ token: TOKEN });
  expect(network.calls).toEqual(['POST /api/auth/link/look']);
  expect(network.requests(inspectLinkEndpoint)).toEqual([{ token: TOKEN }]);
});

test('[HO-062] after a reload the page still has the token of the link', async () => {
  const { network } = openAuth(LINK_PATH, linkNetwork(), { state: { token: TOKEN } });
  await findButton('Confirm my address');
  expect(network.requests(inspectLinkEndpoint)).toContainEqual({ token: TOKEN });
});

test('[HO-062] confirming in the browser in which the visitor signed up logs in and links to the home page', async () => {
  const network = linkNetwork();
  network.on(confirmLinkEndpoint, () => ({
    status: 'verified',
    purpose: 'sign-up',
    accessToken: 'T4',
  }));
  const { user, currentUrl } = openAuth(LINK_URL, network);
  await user.dblClick(await findButton('Confirm my address'));
  expect(await findHeading('Your address is confirmed')).toHaveFocus();
  expect(screen.getByText('You are logged in.')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('T4');
  expect(network.requests(confirmLinkEndpoint)).toEqual([{ token: TOKEN }]);
  await user.click(await findLink('Go to the home page'));
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('[HO-062] confirming in another browser does not log in and links to the login', async () => {
  const { user } = openAuth(LINK_URL, linkNetwork());
  const confirm = await findButton('Confirm my address');
  while (document.activeElement !== confirm) await user.tab();
  await user.keyboard('{Enter}');
  expect(await findHeading('Your address is confirmed')).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();
  await user.click(screen.getByText('Log in', { selector: 'main a' }));
  await findHeading('Log in');
  expect(await findField(/^Email/)).toHaveValue('ravi@example.in');
});

test('[HO-062] a logged-in visitor can also confirm an email address', async () => {
  const { user, currentUrl } = openAuth(LINK_URL, linkNetwork(), asMember);
  await pressButton(user, 'Confirm my address');
  await findHeading('Your address is confirmed');
  expect(currentUrl()).toBe(LINK_PATH);
});

test.each(['when opened', 'when confirmed'])(
  '[HO-062] a used link (%s) is reported as confirmed',
  async (step) => {
    const network = linkNetwork(step === 'when opened' ? 'used' : 'ready');
    network.on(confirmLinkEndpoint, () => ({
      status: 'already_verified',
      purpose: 'sign-up',
      accessToken: null,
    }));
    const { user } = openAuth(LINK_URL, network);
    if (step === 'when confirmed') await pressButton(user, 'Confirm my address');
    await findHeading('This address is already confirmed');
    expect(screen.getByText('Log in', { selector: 'main a' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
);

test.each(['when opened', 'when confirmed'])(
  '[HO-062] an expired link (%s) offers to send a new one',
  async (step) => {
    const network = linkNetwork(step === 'when opened' ? 'expired' : 'ready');
    network.on(confirmLinkEndpoint, () => rejection('LINK_EXPIRED', 410));
    const { user } = openAuth(LINK_URL, network);
    if (step === 'when confirmed') await pressButton(user, 'Confirm my address');
    await findHeading('This link has expired');
    await user.dblClick(await findButton('Send a new link'));
    expect(await findHeading('Check your email')).toHaveFocus();
    expect(network.requests(resendVerificationEndpoint)).toEqual([{ token: TOKEN }]);
    expect(await findButton('Send it again')).toHaveAttribute('aria-disabled', 'true');
  },
);

test('[HO-062] when the new email cannot be requested, the page shows the error and the button retries', async () => {
  const network = linkNetwork('expired').on(resendVerificationEndpoint, networkError);
  const { user } = openAuth(LINK_URL, network);
  await pressButton(user, 'Send a new link');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  network.on(resendVerificationEndpoint, () => ({ status: 'sent' }));
  await pressButton(user, 'Send a new link');
  await findHeading('Check your email');
});

test.each(['invalid', 'malformed', 'of an unknown purpose', 'without a token', 'rejected'])(
  '[HO-062] a link that is %s is reported as not valid, with links to other pages',
  async (how) => {
    const network = linkNetwork('ready', how === 'of an unknown purpose' ? 'join-team' : 'sign-up');
    if (how === 'invalid') {
      network.on(inspectLinkEndpoint, () => ({ status: 'invalid', purpose: null, email: null }));
    }
    if (how === 'malformed')
      network.on(inspectLinkEndpoint, () => rejection('VALIDATION_FAILED', 400));
    network.on(confirmLinkEndpoint, () => rejection('LINK_INVALID', 400));
    const { user } = openAuth(how === 'without a token' ? LINK_PATH : LINK_URL, network);
    if (how === 'rejected') await pressButton(user, 'Confirm my address');
    await findHeading('This link is not valid');
    expect(await findLink('Create account')).toHaveAttribute('href', '/auth/sign-up');
    expect(network.requests(inspectLinkEndpoint)).toHaveLength(how === 'without a token' ? 0 : 1);
  },
);

test('[HO-062] an email address that has an account by now shows a link to reset its password', async () => {
  const network = linkNetwork().on(confirmLinkEndpoint, () => rejection('EMAIL_TAKEN', 409));
  const { user } = openAuth(LINK_URL, network);
  await pressButton(user, 'Confirm my address');
  expect(await findHeading('This email already has an account')).toHaveFocus();
  await user.click(await findLink('Forgot your password?'));
  expect(await findField(/^Email/)).toHaveValue('ravi@example.in');
});

test('[HO-062] a network failure is shown, and the same button retries', async () => {
  const network = linkNetwork().on(inspectLinkEndpoint, networkError);
  const { user } = openAuth(LINK_URL, network);
  expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be checked');
  network.on(inspectLinkEndpoint, () => ({ status: 'ready', purpose: 'sign-up', email: 'r@x.in' }));
  await pressButton(user, 'Try again');
  network.on(confirmLinkEndpoint, networkError);
  await pressButton(user, 'Confirm my address');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No connection.');
  expect(document.activeElement).toContainElement(alert);
  await findButton('Confirm my address');
});

test('[HO-062] the link of a changed email address has its own texts and links to the account', async () => {
  const { user } = openAuth(LINK_URL, linkNetwork('ready', 'change-email'), asMember);
  await findHeading('Confirm your new email');
  await pressButton(user, 'Confirm my address');
  expect(await findHeading('Your new address is confirmed')).toHaveFocus();
  expect(await findLink('Go to my account')).toHaveAttribute('href', '/profile/account');
});

test('the link of a recovery email has its own texts and links to the account', async () => {
  const { user } = openAuth(LINK_URL, linkNetwork('ready', 'recovery-email'), asMember);
  await findHeading('Confirm your recovery email');
  await pressButton(user, 'Confirm my address');
  expect(await findHeading('Your recovery email is confirmed')).toHaveFocus();
  expect(await findLink('Go to my account')).toHaveAttribute('href', '/profile/account');
});

test('after a guest has confirmed a recovery email, the login has an empty email field', async () => {
  const { user } = openAuth(LINK_URL, linkNetwork('used', 'recovery-email'));
  await findHeading('Your recovery email is already confirmed');
  await user.click(screen.getByText('Log in', { selector: 'main a' }));
  expect(await findField(/^Email/)).toHaveValue('');
});

test('[S4] the link that confirms a browser does so and links to the login', async () => {
  const { user } = openAuth(LINK_URL, linkNetwork('ready', 'confirm-device'));
  await findHeading('Confirm this browser');
  await pressButton(user, 'Confirm this browser');
  expect(await findHeading('This browser is confirmed')).toHaveFocus();
  await user.click(screen.getByText('Log in', { selector: 'main a' }));
  expect(await findField(/^Email/)).toHaveValue('ravi@example.in');
});

test('[S4] an expired link that confirms a browser links to the login, which sends another', async () => {
  openAuth(LINK_URL, linkNetwork('expired', 'confirm-device'));
  await findHeading('This link has expired');
  expect(screen.getByText('Log in', { selector: 'main a' })).toHaveAttribute('href', '/auth/login');
});

test('[HO-062] an expired link of a changed email address links to the account, where a new one can be requested', async () => {
  openAuth(LINK_URL, linkNetwork('expired', 'change-email'), asMember);
  await findHeading('This link has expired');
  expect(await findLink('Go to my account')).toHaveAttribute('href', '/profile/account');
});

test('[HO-062] a link that resets a password redirects to the page for it', async () => {
  const { currentUrl } = openAuth(LINK_URL, linkNetwork('ready', 'reset-password'));
  await findHeading('Choose a new password');
  expect(currentUrl()).toBe('/auth/forgot-password/reset');
});
