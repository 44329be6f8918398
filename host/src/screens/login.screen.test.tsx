import { loginEndpoint } from '@sopaan/schemas/account/account';
import { screen, waitFor, within } from '@testing-library/react';
import {
  authNetwork,
  findButton,
  findField,
  fillFields,
  findLink,
  networkError,
  openAuth,
  type AuthPageOptions,
  pressButton,
  rejection,
  findHeading,
} from '../features/auth/testing/open-auth';

const credentials = { Email: 'asha@example.in', Password: 'correct horse' };
const loginNetwork = () => authNetwork().on(loginEndpoint, () => ({ accessToken: 'T1' }));

async function openLogin(
  url = '/auth/login',
  options: AuthPageOptions = {},
  network = loginNetwork(),
) {
  const page = openAuth(url, network, options);
  await findHeading('Log in');
  return page;
}

test('[HO-061] login stores a token and opens the requested page', async () => {
  const page = await openLogin('/auth/login?next=%2Fshelf%3Fa%3D1');
  await fillFields(page.user, credentials);
  await pressButton(page.user, 'Log in');
  await waitFor(() => expect(page.currentUrl()).toBe('/shelf?a=1'));
  expect(localStorage.getItem('token')).toBe('T1');
  expect(page.network.requests(loginEndpoint)).toEqual([
    { email: 'asha@example.in', password: 'correct horse' },
  ]);
});

test.each([
  '',
  '?next=https://elsewhere.example',
  '?next=//elsewhere.example',
  '?next=/auth/login',
  '?next=/auth/login%3Fnext%3D%2Fauth%2Fsign-up',
])(
  '[HO-010] login with %p opens the home page, neither another site nor the login again',
  async (query) => {
    const { user, currentUrl } = await openLogin(`/auth/login${query}`);
    await fillFields(user, credentials);
    await pressButton(user, 'Log in');
    await waitFor(() => expect(currentUrl()).toBe('/'));
  },
);

// `LoginButton` of the header passes the current page to the login in `state.from`.
test('[HO-010] login that the header’s button opens on the page for sign-up (history state `from`) opens the page requested there', async () => {
  const { user, currentUrl } = await openLogin('/auth/login', {
    state: { from: '/auth/sign-up?next=%2Fshelf' },
  });
  await fillFields(user, credentials);
  await pressButton(user, 'Log in');
  await waitFor(() => expect(currentUrl()).toBe('/shelf'));
});

test.each([
  [{ action: 'apply', title: 'Junior Web Developer' }, 'Log in to apply for Junior Web Developer'],
  [{ action: 'apply' }, 'Log in to apply'],
  [{ action: 'enrol', title: '  ' }, 'Log in to enrol'],
  [{ action: 'follow', title: '<b>IIT</b>' }, 'Log in to follow <b>IIT</b>'],
])('[U6] login for %j says why', async (reason, title) => {
  openAuth('/auth/login?next=%2Fshelf', loginNetwork(), { state: { reason } });
  await findHeading(title);
});

test.each([
  undefined,
  'apply',
  { reason: null },
  { reason: { action: 'unheard-of', title: 'Junior Web Developer' } },
  { reason: { action: 'constructor' } },
  { reason: { action: 'apply', title: 5 } },
  { reason: { action: 'apply', title: 'a'.repeat(201) } },
])('[U6] login with the history state %j keeps its usual heading', async (state) => {
  openAuth('/auth/login', loginNetwork(), { state });
  await findHeading('Log in');
});

test.each([
  ['/profile/notices?unread', 'Log in to see your profile'],
  ['/join-mentor', 'Log in to apply as a mentor'],
  ['/learn/liveStream?class=c1', 'Log in to join the live class'],
  ['/profiles', 'Log in'],
])('[U6] login before %s, a page for members, says why', async (next, title) => {
  openAuth(`/auth/login?next=${encodeURIComponent(next)}`, loginNetwork());
  await findHeading(title);
});

test('[U6] the reason is kept on the way to sign-up and back', async () => {
  const reason = { action: 'register', title: 'Code Sprint' };
  const { user } = openAuth('/auth/login', loginNetwork(), { state: { reason } });
  await findHeading('Log in to register for Code Sprint');
  await user.click(await findLink('Create account'));
  await findHeading('Sign up');
  const main = await screen.findByRole('main');
  await user.click(within(main).getByRole('link', { name: 'Log in' }));
  await findHeading('Log in to register for Code Sprint');
});

test('[HO-061] login lists missing fields, focuses the list and sends nothing', async () => {
  const { network, user } = await openLogin();
  await fillFields(user, { Email: 'asha@' });
  await pressButton(user, 'Log in');
  const alert = await screen.findByRole('alert');
  const problems = within(alert).getAllByRole('link');
  expect(problems.map((problem) => problem.textContent)).toEqual([
    'Please enter a valid email address.',
    'Please enter your password.',
  ]);
  expect(document.activeElement).toContainElement(alert);
  expect(network.requests(loginEndpoint)).toEqual([]);
});

test.each([
  [
    'wrong credentials',
    () => rejection('INVALID_CREDENTIALS', 401),
    'Incorrect email or password.',
  ],
  ['too many attempts', () => rejection('RATE_LIMITED', 429), 'Too many requests.'],
  [
    '[S4] too many attempts for the email address',
    () => rejection('LOGIN_LIMITED', 429),
    'Open the link we sent to it in this browser, then log in.',
  ],
  ['no network', networkError, 'No connection.'],
])(
  '[HO-061] login: %s is shown, receives the focus, and the input is kept',
  async (_case, error, message) => {
    const { user, currentUrl } = await openLogin(
      '/auth/login',
      {},
      loginNetwork().on(loginEndpoint, error),
    );
    await fillFields(user, credentials);
    await pressButton(user, 'Log in');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(document.activeElement).toContainElement(alert);
    expect(await findField(/^Email/)).toHaveValue('asha@example.in');
    expect(await findField(/^Password/)).toHaveValue('correct horse');
    expect(localStorage.getItem('token')).toBeNull();
    expect(currentUrl()).toBe('/auth/login');
  },
);

test('[HO-061] login sends one request, even when submitted twice by keyboard and by clicks', async () => {
  let respond: (token: { accessToken: string }) => void = () => undefined;
  const network = loginNetwork().on(
    loginEndpoint,
    () => new Promise((resolve) => (respond = resolve)),
  );
  const { user, currentUrl } = await openLogin('/auth/login', {}, network);
  await user.click(await findField(/^Email/));
  await user.keyboard('asha@example.in{Tab}correct horse{Enter}{Enter}');
  await user.dblClick(await findButton('Sending…'));
  expect(network.requests(loginEndpoint)).toHaveLength(1);
  respond({ accessToken: 'T1' });
  await waitFor(() => expect(currentUrl()).toBe('/'));
  expect(network.requests(loginEndpoint)).toHaveLength(1);
});

test('[HO-061] login with an unconfirmed email address redirects to the page for the confirmation code, which keeps the requested page', async () => {
  const network = loginNetwork().on(loginEndpoint, () => rejection('EMAIL_UNVERIFIED', 403));
  const { user, currentUrl } = await openLogin('/auth/login?next=%2Fshelf', {}, network);
  await fillFields(user, credentials);
  await pressButton(user, 'Log in');
  await findHeading('Confirm your email');
  expect(currentUrl()).toBe('/auth/email-verification/code?next=%2Fshelf');
  expect(screen.getByText('asha@example.in')).toBeVisible();
  expect(await findField(/^Code/)).toHaveFocus();
});

test('[HO-062] the typed email address is passed to the forgot-password page', async () => {
  const { user, currentUrl } = await openLogin();
  await fillFields(user, { Email: ' asha@example.in' });
  await user.click(await findLink('Forgot your password?'));
  await findHeading('Forgot your password?');
  expect(currentUrl()).toBe('/auth/forgot-password/request');
  expect(await findField(/^Email/)).toHaveValue('asha@example.in');
});

test('[HO-061] the fields of login are marked up for password managers, and the password can be shown', async () => {
  const { user } = await openLogin();
  const password = await findField(/^Password/);
  expect(await findField(/^Email/)).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
  await pressButton(user, 'Show Password');
  expect(password).toHaveAttribute('type', 'text');
});

test.each(['/auth/login', '/auth/sign-up', '/auth/email-verification/code'])(
  '[HO-061] redirects a logged-in visitor from %s',
  async (path) => {
    const { currentUrl } = openAuth(`${path}?next=/shelf`, loginNetwork(), { session: 'member' });
    await waitFor(() => expect(currentUrl()).toBe('/shelf'));
  },
);

test('login and sign-up link to each other and keep the requested page', async () => {
  const { user, currentUrl } = await openLogin('/auth/login?next=%2Fshelf%3Fa%3D1');
  await user.click(await findLink('Create account'));
  await findHeading('Sign up');
  expect(currentUrl()).toBe('/auth/sign-up?next=%2Fshelf%3Fa%3D1');
});
