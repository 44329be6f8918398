import { logoutEndpoint } from '@sopaan/schemas/account/account';
import { endpoint, type EndpointAccess } from '@sopaan/schemas/api/endpoint';
import { object, string } from 'yup';
import { route } from '../../../routes/route';
import { testApp } from '../../../testing/test-app';
import { sessionCalls } from './testing/session';

const callerEndpoint = <Access extends EndpointAccess>(access: Access) =>
  endpoint({
    method: 'POST',
    path: `test/live/${access}`,
    access,
    request: object({}),
    response: object({ who: string().required() }),
    summary: 'Returns the caller.',
  });
const [optionalEndpoint, sessionEndpoint, deployEndpoint] = [
  callerEndpoint('optional'),
  callerEndpoint('session'),
  callerEndpoint('deploy'),
];

const api = testApp((app) => {
  route(app, optionalEndpoint, ({ user }) => ({ who: user?.role ?? 'a guest' }));
  route(app, sessionEndpoint, ({ user }) => ({ who: user.role }));
  route(app, deployEndpoint, ({ user }) => ({ who: user.name }));
});
const { post, logIn } = sessionCalls(api);
const expired = { status: 401, code: 'TokenExpiredError' };

const updateUser = (assignment: string, userId: string) =>
  api.database.query(`update users set ${assignment} where id = $1`, [userId]);

test.each([
  ['logged out', async ({ cookie }: { cookie: string }) => post(logoutEndpoint.path, cookie)],
  [
    'of a deactivated account',
    async ({ userId }: { userId: string }) => updateUser('is_active = false', userId),
  ],
  [
    'expired',
    async ({ userId }: { userId: string }) =>
      api.database.query(`update sessions set expires_at = now() where user_id = $1`, [userId]),
  ],
  [
    'of a deleted account',
    async ({ userId }: { userId: string }) =>
      api.database.query('delete from users where id = $1', [userId]),
  ],
])('[HO-056] rejects the access token of a session that is %s at once', async (_, end) => {
  const signedIn = await logIn();
  await updateUser("role = 'admin'", signedIn.userId);
  expect(await api.call(sessionEndpoint, {}, signedIn.token)).toEqual({ who: 'admin' });
  await end(signedIn);

  expect(await api.rejection(sessionEndpoint, {}, signedIn.token)).toMatchObject(expired);
  expect(await api.rejection(optionalEndpoint, {}, signedIn.token)).toMatchObject(expired);
  expect(await api.rejection(deployEndpoint, {}, signedIn.token)).toMatchObject(expired);
});

test('[HO-056] takes the role from the account, not from the token', async () => {
  const { token, userId } = await logIn();
  expect(await api.call(sessionEndpoint, {}, token)).toEqual({ who: 'student' });
  await updateUser("role = 'mentor'", userId);
  expect(await api.call(sessionEndpoint, {}, token)).toEqual({ who: 'mentor' });
  expect(await api.call(optionalEndpoint, {}, token)).toEqual({ who: 'mentor' });

  const forged = { id: userId, role: 'admin', sessionId: 'of nobody' };
  expect(
    await api.rejection(deployEndpoint, {}, await api.app.accessTokens.issue(forged)),
  ).toMatchObject(expired);
});

test('rejects a token that combines an account with the session of another account', async () => {
  const [own, other] = [await logIn(), await logIn()];
  const [row] = await api.database.query<{ id: string }>(
    'select id from sessions where user_id = $1 limit 1',
    [other.userId],
  );
  const mixed = { id: own.userId, role: 'student', sessionId: String(row?.id) };
  expect(
    await api.rejection(sessionEndpoint, {}, await api.app.accessTokens.issue(mixed)),
  ).toMatchObject(expired);
});
