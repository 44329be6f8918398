import { object, string } from 'yup';
import { endpoint, type EndpointAccess } from '@sopaan/schemas/endpoint';
import { createApp } from '../app';
import { TEST_SECRET, TEST_SETTINGS, testApp } from '../testing/test-app';
import { accessTokens } from './access-token';
import { route } from './route';

const who = <Access extends EndpointAccess>(access: Access) =>
  endpoint({
    method: 'POST',
    path: `test/who/${access}`,
    access,
    request: object({ id: string() }),
    response: object({ who: string().required() }),
    summary: 'Says who asks.',
  });
const [open, optional, session] = [who('public'), who('optional'), who('session')];

const api = testApp((app) => {
  route(app, open, ({ user }) => ({ who: String(user) }));
  route(app, optional, ({ user }) => ({ who: user?.id ?? 'a guest' }));
  route(app, session, ({ user }) => ({ who: user.id }));
});
const expired = () =>
  accessTokens(TEST_SECRET, -1).issue({ id: 'u', role: 'student', sessionId: 's' });

test('[AP-001] a session call knows its user by the bearer token', async () => {
  const { token, userId } = await api.signUp();
  expect(await api.call(session, {}, token)).toEqual({ who: userId });
});

test('the subject comes from the token, whatever the body says', async () => {
  const { token, userId } = await api.signUp();
  expect(await api.call(session, { id: 'someone-else' }, token)).toEqual({ who: userId });
});

test.each(['', 'nonsense', 'a.b.c'])(
  'a session call with the token "%s" asks to log in',
  async (token) => {
    expect(await api.refusal(session, {}, token)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  },
);

test('[AP-002] an expired token is told apart from a wrong one', async () => {
  const refusal = { status: 401, code: 'TokenExpiredError' };
  expect(await api.refusal(session, {}, await expired())).toMatchObject(refusal);
  expect(await api.refusal(optional, {}, await expired())).toMatchObject(refusal);
});

test('a guest is served where a session is optional, also with a token that means nothing', async () => {
  const { token, userId } = await api.signUp();
  expect(await api.call(optional, {}, token)).toEqual({ who: userId });
  expect(await api.call(optional, {})).toEqual({ who: 'a guest' });
  expect(await api.call(optional, {}, 'nonsense')).toEqual({ who: 'a guest' });
});

test('a public call looks at no token', async () => {
  expect(await api.call(open, {}, await expired())).toEqual({ who: 'null' });
});

test('a route that does not say who may call it stops the start', async () => {
  const app = await createApp({ settings: TEST_SETTINGS, database: api.database });
  app.get('/api/forgotten', async () => 'open to all');
  await expect(app.ready()).rejects.toThrow('GET /api/forgotten');
  await app.close();
});
