import { object, string } from 'yup';
import { endpoint, type EndpointAccess } from '@sopaan/schemas/api/endpoint';
import { createApp } from '../app';
import { TEST_SECRET, TEST_SETTINGS, testApp } from '../testing/test-app';
import { accessTokens } from './access-token';
import { route } from '../routes/route';

const whoEndpoint = <Access extends EndpointAccess>(access: Access) =>
  endpoint({
    method: 'POST',
    path: `test/who/${access}`,
    access,
    request: object({ id: string() }),
    response: object({ who: string().required() }),
    summary: 'Returns the caller.',
  });
const [open, optional, session] = [
  whoEndpoint('public'),
  whoEndpoint('optional'),
  whoEndpoint('session'),
];

const api = testApp((app) => {
  route(app, open, ({ user }) => ({ who: String(user) }));
  route(app, optional, ({ user }) => ({ who: user?.id ?? 'a guest' }));
  route(app, session, ({ user }) => ({ who: user.id }));
});
const issueExpiredToken = () =>
  accessTokens(TEST_SECRET, -1).issue({ id: 'u', role: 'student', sessionId: 's' });

test('[AP-001] a session call identifies its user by the bearer token', async () => {
  const { token, userId } = await api.signUp();
  expect(await api.call(session, {}, token)).toEqual({ who: userId });
});

test('the user comes from the token, not from the body', async () => {
  const { token, userId } = await api.signUp();
  expect(await api.call(session, { id: 'someone-else' }, token)).toEqual({ who: userId });
});

test.each(['', 'nonsense', 'a.b.c'])(
  'a session call with the token "%s" is unauthenticated',
  async (token) => {
    expect(await api.rejection(session, {}, token)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  },
);

test('[AP-002] an expired token has its own error code', async () => {
  const rejection = { status: 401, code: 'TokenExpiredError' };
  expect(await api.rejection(session, {}, await issueExpiredToken())).toMatchObject(rejection);
  expect(await api.rejection(optional, {}, await issueExpiredToken())).toMatchObject(rejection);
});

test('serves guests where a session is optional, even with an invalid token', async () => {
  const { token, userId } = await api.signUp();
  expect(await api.call(optional, {}, token)).toEqual({ who: userId });
  expect(await api.call(optional, {})).toEqual({ who: 'a guest' });
  expect(await api.call(optional, {}, 'nonsense')).toEqual({ who: 'a guest' });
});

test('a public call ignores the token', async () => {
  expect(await api.call(open, {}, await issueExpiredToken())).toEqual({ who: 'null' });
});

test('a route without declared access prevents startup', async () => {
  const app = await createApp({ settings: TEST_SETTINGS, database: api.database });
  app.get('/api/forgotten', async () => 'open to all');
  await expect(app.ready()).rejects.toThrow('GET /api/forgotten');
  await app.close();
});
