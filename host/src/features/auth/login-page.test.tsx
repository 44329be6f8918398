import { loginEndpoint } from '@sopaan/schemas/account';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aNetwork,
  button,
  field,
  fill,
  link,
  noNetwork,
  openAuth,
  press,
  refusal,
  title,
} from './stage/open-auth';

const asha = { Email: 'asha@example.in', Password: 'correct horse' };
const network = () => aNetwork().on(loginEndpoint, () => ({ accessToken: 'T1' }));

async function openLogin(url = '/auth/login', opening = {}, net = network()) {
  const page = openAuth(url, net, opening);
  await title('Log in');
  return page;
}

test('[HO-061] login: email and password, then a token is stored and the page asked for shows', async () => {
  const page = await openLogin('/auth/login?next=%2Fshelf%3Fa%3D1');
  await fill(page.user, asha);
  await press(page.user, 'Log in');
  await waitFor(() => expect(page.here()).toBe('/shelf?a=1'));
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
  '[HO-010] login with %p leads home, never to another site and never in a circle',
  async (query) => {
    const { user, here } = await openLogin(`/auth/login${query}`);
    await fill(user, asha);
    await press(user, 'Log in');
    await waitFor(() => expect(here()).toBe('/'));
  },
);

test('[HO-010] from another of these pages, the header’s button keeps where the visitor wanted to be', async () => {
  const { user, here } = await openLogin('/auth/login', {
    state: { from: '/auth/sign-up?next=%2Fshelf' },
  });
  await fill(user, asha);
  await press(user, 'Log in');
  await waitFor(() => expect(here()).toBe('/shelf'));
});

test('[HO-061] login: what is missing is listed, takes the focus, and nothing is sent', async () => {
  const { network: net, user } = await openLogin();
  await fill(user, { Email: 'asha@' });
  await press(user, 'Log in');
  const alert = await screen.findByRole('alert');
  const problems = within(alert).getAllByRole('link');
  expect(problems.map((one) => one.textContent)).toEqual([
    'Please enter a valid email address.',
    'Please enter your password.',
  ]);
  expect(document.activeElement).toContainElement(alert);
  expect(net.requests(loginEndpoint)).toEqual([]);
});

test.each([
  ['a refusal', () => refusal('INVALID_CREDENTIALS', 401), 'Incorrect email or password.'],
  ['too many tries', () => refusal('RATE_LIMITED', 429), 'Too many requests.'],
  [
    '[S4] too many tries for the address',
    () => refusal('LOGIN_LIMITED', 429),
    'Open the link that we have sent to it in this browser, then log in.',
  ],
  ['no network', noNetwork, 'No connection.'],
])(
  '[HO-061] login: %s is said, keeps what was typed and takes the focus',
  async (_what, error, words) => {
    const { user, here } = await openLogin('/auth/login', {}, network().on(loginEndpoint, error));
    await fill(user, asha);
    await press(user, 'Log in');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(document.activeElement).toContainElement(alert);
    expect(await field(/^Email/)).toHaveValue('asha@example.in');
    expect(await field(/^Password/)).toHaveValue('correct horse');
    expect(localStorage.getItem('token')).toBeNull();
    expect(here()).toBe('/auth/login');
  },
);

test('[HO-061] pressed twice, and by the keyboard alone, it is sent once', async () => {
  let answer: (token: { accessToken: string }) => void = () => undefined;
  const slow = network().on(loginEndpoint, () => new Promise((resolve) => (answer = resolve)));
  const { user, here } = await openLogin('/auth/login', {}, slow);
  await user.click(await field(/^Email/));
  await user.keyboard('asha@example.in{Tab}correct horse{Enter}{Enter}');
  await user.dblClick(await button('Sending…'));
  expect(slow.requests(loginEndpoint)).toHaveLength(1);
  answer({ accessToken: 'T1' });
  await waitFor(() => expect(here()).toBe('/'));
  expect(slow.requests(loginEndpoint)).toHaveLength(1);
});

test('[HO-061] whoever has not confirmed the address is led to the code, and keeps the way on', async () => {
  const net = network().on(loginEndpoint, () => refusal('EMAIL_UNVERIFIED', 403));
  const { user, here } = await openLogin('/auth/login?next=%2Fshelf', {}, net);
  await fill(user, asha);
  await press(user, 'Log in');
  await title('Confirm your email');
  expect(here()).toBe('/auth/email-verification/code?next=%2Fshelf');
  expect(screen.getByText('asha@example.in')).toBeVisible();
  expect(await field(/^Code/)).toHaveFocus();
});

test('[HO-062] the address that was typed goes along to the page of a forgotten password', async () => {
  const { user, here } = await openLogin();
  await fill(user, { Email: ' asha@example.in' });
  await user.click(await link('Forgot your password?'));
  await title('Forgot your password?');
  expect(here()).toBe('/auth/forgot-password/request');
  expect(await field(/^Email/)).toHaveValue('asha@example.in');
});

test('[HO-061] the fields tell password managers what they are, and the password can be shown', async () => {
  const { user } = await openLogin();
  const password = await field(/^Password/);
  expect(await field(/^Email/)).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
  await press(user, 'Show Password');
  expect(password).toHaveAttribute('type', 'text');
});

test.each(['/auth/login', '/auth/sign-up', '/auth/email-verification/code'])(
  '[HO-061] a visitor with a session is led on from %s',
  async (path) => {
    const { here } = openAuth(`${path}?next=/shelf`, network(), { session: 'member' });
    await waitFor(() => expect(here()).toBe('/shelf'));
  },
);

test('login and sign-up lead to each other and keep where the visitor wanted to be', async () => {
  const { user, here } = await openLogin('/auth/login?next=%2Fshelf%3Fa%3D1');
  await user.click(await link('Make an account'));
  await title('Sign up');
  expect(here()).toBe('/auth/sign-up?next=%2Fshelf%3Fa%3D1');
});
