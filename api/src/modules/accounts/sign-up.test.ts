import { signUpEndpoint } from '@sopaan/schemas/account-sign-up';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';

const api = testApp();
const asha = {
  firstName: ' Asha ',
  lastName: 'Rao',
  email: 'Asha.Rao@Example.com',
  password: 'eight888',
};

test('[AP-038] a new account is signed in, and its password is kept as Argon2id only', async () => {
  const { accessToken } = await api.call(signUpEndpoint, asha);

  const user = await api.call(getUserEndpoint, { requiredata: [] }, accessToken);
  expect(user.personalInfo).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'Asha.Rao@Example.com',
  });
  expect(user).toMatchObject({ role: 'student', is_verified: false, isActive: true });
  const [row] = await api.database.query('select * from users');
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(asha.password);
});

test('an email belongs to one account, in whatever letter case, also when two come at once', async () => {
  const again = { ...asha, email: ' asha.rao@EXAMPLE.com ' };
  expect(await api.refusal(signUpEndpoint, again)).toMatchObject({
    status: 409,
    code: 'EMAIL_TAKEN',
    fields: { email: expect.any(String) },
  });

  const twin = { ...asha, email: 'twin@example.com' };
  const answers = await Promise.all([1, 2, 3].map(() => send(api.app, signUpEndpoint, twin)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});

test('[AP-038] what is missing or wrong is named field by field', async () => {
  expect(await api.refusal(signUpEndpoint, {})).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: {
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email address.',
    },
  });
});

test.each([
  ['seven77', 'Password must be at least 8 characters'],
  ['x'.repeat(129), 'Password must not be longer than 128 characters'],
])('[AP-038] the password %s is refused', async (password, message) => {
  expect(await api.refusal(signUpEndpoint, { ...asha, password })).toMatchObject({
    fields: { password: message },
  });
});

test('[HO-056] nobody signs up as someone more', async () => {
  const email = 'more@example.com';
  await send(api.app, signUpEndpoint, { ...asha, email, role: 'admin', is_verified: true });
  expect(
    await api.database.query('select role, is_verified from users where email = $1', [email]),
  ).toEqual([{ role: 'student', is_verified: false }]);
});
