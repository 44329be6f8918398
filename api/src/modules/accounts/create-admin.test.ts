import { loginEndpoint } from '@sopaan/schemas/account/account';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { testApp } from '../../testing/test-app';
import { createAdmin } from './create-admin';

const api = testApp();

const roleOf = async (email: string) => {
  const [user] = await api.database.query<{ role: string }>(
    'select role from users where email_key = lower($1)',
    [email],
  );
  return user?.role;
};

test('makes an existing account an admin and keeps its password', async () => {
  const { email } = await api.signUp();
  expect(await createAdmin(api.database, email.toUpperCase())).toEqual({ password: null });
  expect(await roleOf(email)).toBe('admin');
});

test('creates an unverified account with a generated password when there is none', async () => {
  const email = 'new-admin@example.com';
  const { password } = await createAdmin(api.database, email);
  const { accessToken } = await api.call(loginEndpoint, { email, password: password ?? '' });
  const user = await api.call(getUserEndpoint, { requiredata: [] }, accessToken);
  expect(user.is_verified).toBe(false);
  expect(await roleOf(email)).toBe('admin');
});
