import { logoutEndpoint } from '@sopaan/schemas/account/account';
import { endpoint, type EndpointAccess } from '@sopaan/schemas/api/endpoint';
import { object, string } from 'yup';
import { route } from '../../../routes/route';
import { testApp } from '../../../testing/test-app';
import { sessionCalls } from './testing/session';

const who = <Access extends EndpointAccess>(access: Access) =>
  endpoint({
    method: 'POST',
    path: `test/live/${access}`,
    access,
    request: object({}),
    response: object({ who: string().required() }),
    summary: 'Says who asks.',
  });
const [optional, session, deploy] = [who('optional'), who('session'), who('deploy')];

const api = testApp((app) => {
  route(app, optional, ({ user }) => ({ who: user?.role ?? 'a guest' }));
  route(app, session, ({ user }) => ({ who: user.role }));
  route(app, deploy, ({ user }) => ({ who: user.name }));
});
const { post, logIn } = sessionCalls(api);
const expired = { status: 401, code: 'TokenExpiredError' };

const set = (column: string, userId: string) =>
  api.database.query(`update users set ${column} where id = $1`, [userId]);

test.each([
  ['logged out', async ({ cookie }: { cookie: string }) => post(logoutEndpoint.path, cookie)],
  [
    'of a deactivated account',
    async ({ userId }: { userId: string }) => set('is_active = false', userId),
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
  await set("role = 'admin'", signedIn.userId);
  expect(await api.call(session, {}, signedIn.token)).toEqual({ who: 'admin' });
  await end(signedIn);

  expect(await api.rejection(session, {}, signedIn.token)).toMatchObject(expired);
  expect(await api.rejection(optional, {}, signedIn.token)).toMatchObject(expired);
  expect(await api.rejection(deploy, {}, signedIn.token)).toMatchObject(expired);
});

test('[HO-056] takes the role from the account, not from the token', async () => {
  const { token, userId } = await logIn();
  expect(await api.call(session, {}, token)).toEqual({ who: 'student' });
  await set("role = 'mentor'", userId);
  expect(await api.call(session, {}, token)).toEqual({ who: 'mentor' });
  expect(await api.call(optional, {}, token)).toEqual({ who: 'mentor' });

  const forged = { id: userId, role: 'admin', sessionId: 'of nobody' };
  expect(await api.rejection(deploy, {}, await api.app.accessTokens.issue(forged))).toMatchObject(
    expired,
  );
});

test('rejects a token that combines an account with the session of another account', async () => {
  const [own, other] = [await logIn(), await logIn()];
  const [row] = await api.database.query<{ id: string }>(
    'select id from sessions where user_id = $1 limit 1',
    [other.userId],
  );
  const mixed = { id: own.userId, role: 'student', sessionId: String(row?.id) };
  expect(await api.rejection(session, {}, await api.app.accessTokens.issue(mixed))).toMatchObject(
    expired,
  );
});
