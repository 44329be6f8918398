import { SignJWT, UnsecuredJWT } from 'jose';
import { accessTokens } from './access-token';

const secret = 'a-secret-of-the-tests-and-of-nothing-else';
const user = { id: 'u1', role: 'student', sessionId: 's1' };
const tokens = accessTokens(secret);

const forged = (claims: Record<string, unknown>, algorithm = 'HS256') =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setIssuer('sopaan')
    .setAudience('sopaan')
    .setSubject('u1')
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(secret));

test('a token identifies its user until it expires', async () => {
  const token = await tokens.issue(user);
  expect(await tokens.read(token)).toEqual({ status: 'valid', user });
  expect(await accessTokens(secret, -1).issue(user).then(tokens.read)).toEqual({
    status: 'expired',
  });
});

test('a token expires after 15 minutes', async () => {
  const token = await tokens.issue(user);
  jest.useFakeTimers({ now: Date.now() + 14 * 60_000 });
  expect(await tokens.read(token)).toMatchObject({ status: 'valid' });
  jest.setSystemTime(Date.now() + 61_000);
  expect(await tokens.read(token)).toEqual({ status: 'expired' });
  jest.useRealTimers();
});

test.each([
  [
    'no signature',
    async () => new UnsecuredJWT({ role: 'admin', sid: 's1' }).setSubject('u1').encode(),
  ],
  ['another algorithm', () => forged({ role: 'admin', sid: 's1' }, 'HS512')],
  ['another secret', () => accessTokens(`${secret}!`).issue(user)],
  ['no role', () => forged({ sid: 's1' })],
  ['a role that is not a string', () => forged({ role: ['admin'], sid: 's1' })],
  ['no JWT format', async () => 'no.token.at-all'],
])('a token with %s is invalid', async (_, make) => {
  expect(await tokens.read(await make())).toEqual({ status: 'invalid' });
});

test('a changed claim breaks the signature', async () => {
  const [head, , signature] = (await tokens.issue(user)).split('.');
  const claims = Buffer.from(JSON.stringify({ sub: 'u2', role: 'admin', sid: 's1' })).toString(
    'base64url',
  );
  expect(await tokens.read(`${head}.${claims}.${signature}`)).toEqual({ status: 'invalid' });
});
