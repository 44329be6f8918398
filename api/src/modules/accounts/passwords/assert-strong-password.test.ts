import { signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { send } from '../../../testing/call';
import { testApp } from '../../../testing/test-app';
import { clearLimits } from '../sign-up/testing/sign-up';
import { COMMON_PASSWORDS } from './common-passwords';

const api = testApp();
beforeEach(() => clearLimits(api));

const meera = { firstName: 'Meenakshi', lastName: 'Iyer', email: 'meera.iyer@example.com' };
const signUp = (password: string) => send(api.app, signUpEndpoint, { ...meera, password });

test.each([
  ['password', 'Many people'],
  ['PassWord123', 'Many people'],
  ['  qwertyuiop ', 'Many people'],
  ['i love you', 'Many people'],
  ['ｗｗｗｗｗｗｗｗ', 'Many people'],
  ['zzzzzzzzzz', 'Many people'],
  // [S12] Spaces do not count.
  [' '.repeat(8), 'Many people'],
  ['Meera.Iyer@Example.com', 'your name or your email'],
  ['meera.iyer', 'your name or your email'],
  ['meenakshi', 'your name or your email'],
  ['Meenakshi Iyer', 'your name or your email'],
])('rejects %s as too easy to guess', async (password, message) => {
  const response = await signUp(password);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    error: { code: 'VALIDATION_FAILED', fields: { password: expect.stringContaining(message) } },
  });
});

test.each(['eight888x', 'correct horse battery', 'मेरा पासवर्ड अच्छा है', 'meenakshi lives in Pune'])(
  'accepts %s',
  async (password) => {
    expect((await signUp(password)).statusCode).toBe(200);
  },
);

test('the list contains each password once, normalised and at least eight characters long', () => {
  expect(COMMON_PASSWORDS.length).toBeGreaterThan(200);
  expect(new Set(COMMON_PASSWORDS).size).toBe(COMMON_PASSWORDS.length);
  for (const password of COMMON_PASSWORDS) {
    expect(password).toBe(password.toLowerCase().trim());
    expect(password.length).toBeGreaterThanOrEqual(8);
  }
});
