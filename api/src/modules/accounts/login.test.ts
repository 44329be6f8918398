import { loginEndpoint } from '@sopaan/schemas/account';
import { send } from '../../testing/call';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';

const api = testApp();

test('email and password sign in; the email in any letter case', async () => {
  const { email } = await api.signUp();
  const { accessToken } = await api.call(loginEndpoint, {
    email: ` ${email.toUpperCase()} `,
    password: TEST_PASSWORD,
  });
  expect(accessToken.split('.')).toHaveLength(3);
});

test('a wrong password and an unknown email are answered alike', async () => {
  const { email } = await api.signUp();
  const wrong = await api.refusal(loginEndpoint, { email, password: 'not the password' });
  const unknown = await api.refusal(loginEndpoint, {
    email: 'nobody@example.com',
    password: 'not the password',
  });
  expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS', fields: {} });
  expect(unknown).toEqual(wrong);
});

test('an unknown email costs as much work as a known one', async () => {
  const { email } = await api.signUp();
  const shortest = async (address: string) => {
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const start = performance.now();
      await send(api.app, loginEndpoint, { email: address, password: 'wrong one' });
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  expect(await shortest('nobody@example.com')).toBeGreaterThan((await shortest(email)) / 2);
});

test('[AP-038] SQL in a field is text', async () => {
  await api.signUp();
  const password = "' or '1'='1";
  expect(await api.refusal(loginEndpoint, { email: "'@x.in", password })).toMatchObject({
    status: 401,
  });
  expect(
    await api.refusal(loginEndpoint, { email: "a' or 1=1; --@example.com", password }),
  ).toMatchObject({
    status: 400,
  });
  expect(
    await api.refusal(loginEndpoint, { email: { $ne: '' }, password: { $ne: '' } }),
  ).toMatchObject({
    status: 400,
    fields: { email: 'This must be a string.', password: 'This must be a string.' },
  });
});

test('an account that is switched off cannot be used', async () => {
  const { email, userId } = await api.signUp();
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  expect(await api.refusal(loginEndpoint, { email, password: TEST_PASSWORD })).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
});
