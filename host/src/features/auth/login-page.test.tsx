import { ApiError } from '@sopaan/api-client/api-error';
import { loginEndpoint } from '@sopaan/schemas/account';
import { signUpEndpoint } from '@sopaan/schemas/account-sign-up';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LoginPage } from './login-page';
import { SignUpPage } from './sign-up-page';

const openLogin = (url = '/auth/login') => {
  const network = fakeNetwork().on(loginEndpoint, () => ({ accessToken: 'T1' }));
  return {
    network,
    ...renderScreen({ Component: LoginPage }, { path: '/auth/login', url, network }),
  };
};

const openSignUp = (url = '/auth/sign-up') => {
  const network = fakeNetwork().on(signUpEndpoint, () => ({ accessToken: 'T2' }));
  const route = { path: '/auth/sign-up', url, network };
  return { network, ...renderScreen({ Component: SignUpPage }, route) };
};

async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.type(screen.getByLabelText(label, { exact: false, selector: 'input' }), value);
  }
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const asha = { Email: 'asha@example.in', Password: 'correct horse' };

test('[HO-061] login: email and password, then a token is stored and the page asked for shows', async () => {
  const { network, user, url } = openLogin('/auth/login?next=%2Fprofile%2Fcourses%3Fa%3D1');
  await screen.findByRole('heading', { name: 'Log in' });
  await fill(user, asha);
  await press(user, 'Log in');
  await screen.findByText('Elsewhere: /profile/courses?a=1');
  expect(url()).toBe('/profile/courses?a=1');
  expect(localStorage.getItem('token')).toBe('T1');
  expect(network.requests(loginEndpoint)).toEqual([
    { email: 'asha@example.in', password: 'correct horse' },
  ]);
});

test.each([
  '',
  '?next=https://elsewhere.example',
  '?next=//elsewhere.example',
  '?next=/auth/login',
])(
  '[HO-010] login with %p leads home, never to another site and never in a circle',
  async (query) => {
    const { user, url } = openLogin(`/auth/login${query}`);
    await screen.findByRole('heading', { name: 'Log in' });
    await fill(user, asha);
    await press(user, 'Log in');
    await screen.findByText('Elsewhere: /');
    expect(url()).toBe('/');
  },
);

test('[HO-061] login: what is missing is listed, takes the focus, and nothing is sent', async () => {
  const { network, user } = openLogin();
  await screen.findByRole('heading', { name: 'Log in' });
  await fill(user, { Email: 'asha@' });
  await press(user, 'Log in');
  const alert = await screen.findByRole('alert');
  const problems = within(alert).getAllByRole('link');
  expect(problems.map((link) => link.textContent)).toEqual([
    'Please enter a valid email address.',
    'Please enter your password.',
  ]);
  expect(document.activeElement).toContainElement(alert);
  expect(network.calls).toEqual([]);
});

test('[HO-061] login: a refusal says so, keeps what was typed and takes the focus', async () => {
  const { network, user } = openLogin();
  network.on(
    loginEndpoint,
    () => new ApiError({ code: 'INVALID_CREDENTIALS', status: 401, origin: 'server' }),
  );
  await screen.findByRole('heading', { name: 'Log in' });
  await fill(user, asha);
  await press(user, 'Log in');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email or password is not right.');
  expect(document.activeElement).toContainElement(alert);
  expect(screen.getByLabelText(/Email/)).toHaveValue('asha@example.in');
  expect(localStorage.getItem('token')).toBeNull();
});

test('[HO-061] the fields tell password managers what they are, and the password can be shown', async () => {
  const { user, unmount } = openLogin();
  await screen.findByRole('heading', { name: 'Log in' });
  const password = screen.getByLabelText(/^Password/);
  expect(screen.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
  await press(user, 'Show Password');
  expect(password).toHaveAttribute('type', 'text');
  unmount();
  openSignUp();
  await screen.findByRole('heading', { name: 'Sign up' });
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText(/First name/)).toHaveAttribute('autocomplete', 'given-name');
});

test('a visitor with a session is led on', async () => {
  const network = fakeNetwork();
  const route = { path: '/auth/login', url: '/auth/login?next=/course', network };
  renderScreen({ Component: LoginPage }, { ...route, session: 'member' });
  await screen.findByText('Elsewhere: /course');
});

const newcomer = { 'First name': 'Ravi', 'Last name': 'Iyer', ...asha };

test('[HO-061] sign-up: name, email and password, then a token is stored', async () => {
  const { network, user } = openSignUp('/auth/sign-up?next=/course');
  await screen.findByRole('heading', { name: 'Sign up' });
  await fill(user, newcomer);
  await press(user, 'Make my account');
  await screen.findByText('Elsewhere: /course');
  expect(localStorage.getItem('token')).toBe('T2');
  expect(network.requests(signUpEndpoint)).toEqual([
    { firstName: 'Ravi', lastName: 'Iyer', email: 'asha@example.in', password: 'correct horse' },
  ]);
});

test('[HO-061] sign-up: what the server says about a field stands at the field', async () => {
  const { network, user } = openSignUp();
  const fields = { email: 'An account with this email exists already.' };
  network.on(
    signUpEndpoint,
    () => new ApiError({ code: 'EMAIL_TAKEN', status: 409, fields, origin: 'server' }),
  );
  await screen.findByRole('heading', { name: 'Sign up' });
  await fill(user, newcomer);
  await press(user, 'Make my account');
  await screen.findByRole('alert');
  expect(screen.getByLabelText(/Email/)).toBeInvalid();
  expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription(fields.email);
});

test('login and sign-up lead to each other and keep where the visitor wanted to be', async () => {
  const { user, url } = openLogin('/auth/login?next=%2Fcourse%3Fa%3D1');
  await user.click(await screen.findByRole('link', { name: 'Make an account' }));
  expect(url()).toBe('/auth/sign-up?next=%2Fcourse%3Fa%3D1');
});
