import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { likeEndpoints } from '@sopaan/schemas/api/like';
import { registerEndpoint } from '@sopaan/schemas/competitions/registration';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { queueMail } from '../../../mail/outbox';
import { send } from '../../../testing/call';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { waitForLockWaiters } from '../../../testing/wait-for-lock-waiters';
import { addCourse } from '../../courses/testing/course';
import { addCompetition } from '../../competitions/testing/competition';
import { sessionCalls } from '../sessions/testing/session';
import { addReferencedRows, personWithAllData } from './testing/person';

const api = testApp();
const { refresh, logIn } = sessionCalls(api);
beforeAll(() => addReferencedRows(api.database));

const remove = (token: string, password = TEST_PASSWORD) =>
  send(api.app, deleteAccountEndpoint, { password }, token);
const goodbyeMails = (email: string) =>
  api.database.query<{ data: object }>(
    `select data from outbox where kind = 'account-deleted' and data ->> 'to' = $1`,
    [email],
  );

/**
 * The whole database as text, without the immutable audit log, the goodbye mails and the rate-limit counters, which
 * identify nobody.
 */
async function dumpDatabase(): Promise<string> {
  const tables = await api.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name not in ('release_log', 'rate_limits')`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      api.database.query(
        `select row_to_json(t)::text as row from ${name} t
         where not (to_jsonb(t) ->> 'kind' is not distinct from 'account-deleted')`,
      ),
    ),
  );
  return JSON.stringify(texts);
}

test('deleting an account deletes all data of the person and nothing of anybody else', async () => {
  const otherPerson = await personWithAllData(api, 'Zoya');
  const before = await dumpDatabase();
  const { token, email, userId } = await personWithAllData(api, 'Ishaan');
  expect(await dumpDatabase()).toContain('Ishaan');
  const response = await remove(token);

  expect(response.json()).toEqual({ status: 'deleted' });
  expect(response.cookies).toMatchObject([{ name: 'sopaan_refresh', value: '', path: '/api/' }]);
  const remaining = await dumpDatabase();
  for (const trace of ['Ishaan', email, email.toUpperCase(), userId]) {
    expect(remaining).not.toContain(trace);
  }
  expect(remaining).toHaveLength(before.length);
  expect((await send(api.app, getUserEndpoint, {}, otherPerson.token)).statusCode).toBe(200);
});

test('deleting an account sends a goodbye mail to its email address', async () => {
  const { token, email } = await api.signUp();
  await remove(token);
  expect(await goodbyeMails(email)).toEqual([{ data: { to: email, firstName: 'Asha' } }]);
});

test('deleting an account ends all its sessions at once and frees its email address', async () => {
  const first = await logIn();
  const second = await logIn(first.email);
  await remove(first.token);
  expect(await api.rejection(getUserEndpoint, {}, second.token)).toMatchObject({
    code: 'TokenExpiredError',
  });
  expect((await refresh(second.cookie)).status).toBe(401);
  expect(await api.database.query('select id from users where email = $1', [first.email])).toEqual(
    [],
  );
});

test('a deletion with a wrong password is rejected with a field error and deletes nothing', async () => {
  const { token, email } = await api.signUp();
  expect(
    await api.rejection(deleteAccountEndpoint, { password: 'not the password' }, token),
  ).toMatchObject({
    status: 422,
    code: 'PASSWORD_WRONG',
    fields: { password: expect.any(String) },
  });
  expect(await goodbyeMails(email)).toEqual([]);
  expect((await send(api.app, getUserEndpoint, {}, token)).statusCode).toBe(200);
});

test('two concurrent requests delete the account once and send one goodbye mail', async () => {
  const { token, email } = await api.signUp();
  const statuses = (await Promise.all([remove(token), remove(token)])).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.sort()).toEqual([200, 401]);
  expect((await remove(token)).statusCode).toBe(401);
  expect(await goodbyeMails(email)).toHaveLength(1);
});

test('two concurrent deletions do not deadlock', async () => {
  const { database } = api;
  await addCompetition(database, { id: 'liked by both' });
  const people = await Promise.all([api.signUp(), api.signUp()]);
  for (const id of ['mine 0', 'mine 1']) await addCourse(database, { id });
  for (const [index, { token }] of people.entries()) {
    await api.call(likeEndpoints.course.put, { id: `mine ${index}` }, token);
    await api.call(likeEndpoints.competition.put, { id: 'liked by both' }, token);
    await api.call(enrolEndpoint, { id: `mine ${1 - index}` }, token);
  }
  const { both } = await database.transaction(async (transaction) => {
    await transaction.query(`select from events where id = 'liked by both' for update`);
    const both = Promise.all(people.map(({ token }) => remove(token)));
    await waitForLockWaiters(database, 2);
    return { both };
  });
  expect((await both).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('deleting an account removes a mail about a confirmed registration that was queued during the deletion', async () => {
  const { token, userId } = await api.signUp();
  await addCompetition(api.database, { id: 'event-2' });
  await api.call(registerEndpoint, { id: 'event-2', acceptRules: true }, token);
  const { removed } = await api.database.transaction(async (transaction) => {
    await transaction.query(`select from events where id = 'event-2' for update`);
    const removed = remove(token);
    await waitForLockWaiters(api.database, 1);
    await queueMail(transaction, 'competition-place', { userId, eventId: 'event-2' });
    return { removed };
  });
  expect((await removed).statusCode).toBe(200);
  const mails = `select kind from outbox where data ->> 'userId' = $1`;
  expect(await api.database.query(mails, [userId])).toEqual([]);
});

test('deleting an account keeps data stored under an email address that the account never verified', async () => {
  const { token, userId } = await personWithAllData(api, 'Farah');
  await api.database.query('update users set is_verified = false where id = $1', [userId]);
  await remove(token);
  const remaining = await dumpDatabase();
  expect(remaining).toContain('a message of Farah');
  expect(remaining).not.toContain(userId);
});

test('after a deletion, the pending notice of an email change is still sent to the old address', async () => {
  const { token, email, userId } = await api.signUp();
  await api.database.query('update users set is_verified = true where id = $1', [userId]);
  const data = JSON.stringify({ to: 'old@example.com', firstName: 'Asha', email });
  for (const sent of [null, new Date()]) {
    await api.database.query(
      `insert into outbox (id, kind, data, sent_at) values ($1, 'email-changed', $2, $3)`,
      [`${userId} ${sent ? 'sent' : 'waiting'}`, data, sent],
    );
  }
  await remove(token);
  expect(await api.database.query(`select id from outbox where kind = 'email-changed'`)).toEqual([
    { id: `${userId} waiting` },
  ]);
});

test('the only admin cannot delete the account; when the last two try at the same time, one remains', async () => {
  const admins = [await api.signUp('admin'), await api.signUp('admin')];
  const statuses = (await Promise.all(admins.map(({ token }) => remove(token)))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.sort()).toEqual([200, 409]);
  const [last] = await api.database.query<{ id: string }>(
    `select id from users where role = 'admin'`,
  );
  const token = admins.find(({ userId }) => userId === last?.id)?.token;
  expect(
    await api.rejection(deleteAccountEndpoint, { password: TEST_PASSWORD }, token),
  ).toMatchObject({
    code: 'CONFLICT',
    fields: { password: 'You are the only admin of this site. Make someone else an admin first.' },
  });
  const student = await api.signUp();
  expect((await remove(student.token)).statusCode).toBe(200);
});

test('rejects a deletion requested by another site', async () => {
  const { token } = await api.signUp();
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/${deleteAccountEndpoint.path}`,
    headers: { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' },
    payload: { password: TEST_PASSWORD },
  });
  expect(response.statusCode).toBe(403);
  expect((await send(api.app, getUserEndpoint, {}, token)).statusCode).toBe(200);
});
