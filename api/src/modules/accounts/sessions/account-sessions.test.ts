import {
  endSessionEndpoint,
  endSessionsEndpoint,
  listSessionsEndpoint,
} from '@sopaan/schemas/account/sessions';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { send } from '../../../testing/call';
import { testApp } from '../../../testing/test-app';
import { sessionCalls } from './testing/session';

const api = testApp();
const { refresh, logIn } = sessionCalls(api);
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const list = async (token: string) => (await api.call(listSessionsEndpoint, {}, token)).sessions;
const isOpen = async (token: string) =>
  (await send(api.app, getUserEndpoint, {}, token)).statusCode === 200;

test('lists sessions with a readable client name, the current one first, then by last use', async () => {
  const first = await logIn(undefined, { 'user-agent': PHONE });
  const second = await logIn(first.email, { 'user-agent': 'curl/8' });
  const third = await logIn(first.email);
  await refresh(first.cookie);

  const seen = await list(second.token);
  expect(seen.map(({ client, current }) => ({ client, current }))).toEqual([
    { client: '', current: true },
    { client: 'Chrome on Android', current: false },
    { client: '', current: false },
  ]);
  expect((await list(third.token)).map(({ current }) => current)).toEqual([true, false, false]);
});

test('a refresh updates the time of last use but not the start time', async () => {
  const { cookie, token, userId } = await logIn();
  await api.database.query(
    `update sessions set created_at = '2024-01-01T00:00:00Z', last_used_at = '2024-01-02T00:00:00Z'
     where user_id = $1`,
    [userId],
  );
  expect(await list(token)).toMatchObject([
    { createdAt: '2024-01-01T00:00:00.000Z', lastUsedAt: '2024-01-02T00:00:00.000Z' },
  ]);
  const before = Date.now();
  await refresh(cookie);
  const [session] = await list(token);
  expect(session?.createdAt).toBe('2024-01-01T00:00:00.000Z');
  expect(Date.parse(String(session?.lastUsedAt))).toBeGreaterThan(before - 5_000);
});

test('the list of sessions shows no token or hash, and no user agent is stored', async () => {
  const { token } = await logIn(undefined, { 'user-agent': `${PHONE} secretphonename/1` });
  const response = await send(api.app, listSessionsEndpoint, {}, token);
  expect(Object.keys(response.json<{ sessions: object[] }>().sessions[0] ?? {})).toEqual([
    'id',
    'current',
    'client',
    'createdAt',
    'lastUsedAt',
  ]);
  const rows = await api.database.query('select row_to_json(sessions)::text as row from sessions');
  expect(JSON.stringify(rows)).not.toMatch(/secretphonename|Mozilla/);
});

test('the list of sessions has no expired ones and none of other accounts', async () => {
  const { token, email, userId } = await logIn();
  await logIn();
  await logIn(email);
  await api.database.query(
    `update sessions set expires_at = now() - interval '1 second'
     where id = (select id from sessions where user_id = $1 order by created_at desc limit 1)`,
    [userId],
  );
  expect(await list(token)).toHaveLength(1);
});

test('ending another session takes effect at once and keeps the cookie of the current one', async () => {
  const thisLogin = await logIn();
  const otherLogin = await logIn(thisLogin.email);
  const [, otherSession] = await list(thisLogin.token);
  const response = await send(
    api.app,
    endSessionEndpoint,
    { sessionId: otherSession?.id },
    thisLogin.token,
  );

  expect(response.json()).toEqual({ status: 'ended' });
  expect(response.cookies).toEqual([]);
  expect(await api.rejection(getUserEndpoint, {}, otherLogin.token)).toMatchObject({
    status: 401,
    code: 'TokenExpiredError',
  });
  expect((await refresh(otherLogin.cookie)).status).toBe(401);
  expect(await isOpen(thisLogin.token)).toBe(true);
  expect((await refresh(thisLogin.cookie)).status).toBe(200);
});

test('ending the current session clears its cookie', async () => {
  const { token } = await logIn();
  const [own] = await list(token);
  const response = await send(api.app, endSessionEndpoint, { sessionId: own?.id }, token);
  expect(response.cookies).toMatchObject([{ name: 'sopaan_refresh', value: '', path: '/api/' }]);
  expect(await isOpen(token)).toBe(false);
});

test('responds with 404 to a session of another account, which stays open, and to one that has ended or never existed', async () => {
  const stranger = await logIn();
  const { token, email } = await logIn();
  const otherLogin = await logIn(email);
  const [theirs] = await list(stranger.token);
  const [, ownSession] = await list(token);
  const end = (sessionId?: string) => api.rejection(endSessionEndpoint, { sessionId }, token);

  expect(await end(theirs?.id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await isOpen(stranger.token)).toBe(true);
  await api.call(endSessionEndpoint, { sessionId: String(ownSession?.id) }, token);
  expect(await isOpen(otherLogin.token)).toBe(false);
  expect(await end(ownSession?.id)).toMatchObject({ status: 404 });
  expect(await end('nonsense')).toMatchObject({ status: 404 });
});

test.each([true, false])('logs out everywhere, with keepThis: %s', async (keepThis) => {
  const thisLogin = await logIn();
  const otherLogin = await logIn(thisLogin.email);
  const stranger = await logIn();
  const response = await send(api.app, endSessionsEndpoint, { keepThis }, thisLogin.token);

  expect(response.json()).toEqual({ status: 'ended' });
  expect(response.cookies.map(({ value }) => value)).toEqual(keepThis ? [] : ['']);
  expect(await isOpen(thisLogin.token)).toBe(keepThis);
  expect((await refresh(thisLogin.cookie)).status).toBe(keepThis ? 200 : 401);
  expect(await isOpen(otherLogin.token)).toBe(false);
  expect((await refresh(otherLogin.cookie)).status).toBe(401);
  expect(await isOpen(stranger.token)).toBe(true);
});

test('rejects a request by another site to log out everywhere', async () => {
  const { token } = await logIn();
  const response = await api.app.inject({
    method: 'DELETE',
    url: `/api/${endSessionsEndpoint.path}`,
    headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' },
  });
  expect(response.statusCode).toBe(403);
  expect(await isOpen(token)).toBe(true);
});
