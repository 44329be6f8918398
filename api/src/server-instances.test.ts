import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  loginEndpoint,
  logoutEndpoint,
  refreshTokenEndpoint,
} from '@sopaan/schemas/account/account';
import { endSessionsEndpoint } from '@sopaan/schemas/account/sessions';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { registerEndpoint, withdrawEndpoint } from '@sopaan/schemas/competitions/registration';
import { object, string } from 'yup';
import { post } from './testing/visitor-writes';
import { createAdmin } from './modules/accounts/create-admin';
import { addCompetition } from './modules/competitions/testing/competition';
import { openUnreadStream } from './modules/notices/testing/unread-stream';
import { connectDatabase } from './database/database';
import { ApiProcess } from './testing/api-process';
import { cloneDatabase, type TestDatabase } from './testing/test-database';

const tokenSchema = object({ accessToken: string().required() });
const person = { email: 'owner@example.com', password: '' };
const other = { email: 'other@example.com', password: '' };
const COMPETITION_ID = 'one-place';

let clone: TestDatabase;
let folder: string;
let apis: ApiProcess[];
let firstUrl: string;
let secondUrl: string;
beforeAll(async () => {
  clone = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sopaan-instances-'));
  const database = connectDatabase(clone.url, { maxConnections: 1 });
  for (const account of [person, other]) {
    account.password = (await createAdmin(database, account.email)).password ?? '';
  }
  await addCompetition(database, { id: COMPETITION_ID, capacity: 1 });
  await database.close();
  // One data directory, as on one machine; on several machines TOKEN_SECRET is shared instead.
  const environment = { DATABASE_URL: clone.url, SOPAAN_DATA: folder };
  apis = [new ApiProcess({ environment }), new ApiProcess({ environment })];
  [firstUrl = '', secondUrl = ''] = await Promise.all(apis.map((api) => api.address()));
});
afterAll(async () => {
  for (const api of apis) api.child.kill('SIGTERM');
  expect(await Promise.all(apis.map((api) => api.exitCode()))).toEqual([0, 0]);
  await clone.drop();
  await rm(folder, { recursive: true });
});

async function accessOf(response: Response) {
  expect(response.status).toBe(200);
  const { accessToken } = tokenSchema.validateSync(await response.json());
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { accessToken, cookie };
}

const logIn = async (address: string, account = person) =>
  accessOf(await post(address, loginEndpoint, account));
const withCookie = (address: string, { path }: { path: string }, cookie: string) =>
  fetch(`${address}/api/${path}`, { method: 'POST', headers: { cookie } });
const readUser = (address: string, accessToken: string) =>
  post(address, getUserEndpoint, { requiredata: [] }, accessToken);
const endedSession = { status: 401, code: 'TokenExpiredError' };
async function outcome(response: Response) {
  const { error } = object({ error: object({ code: string().required() }) }).validateSync(
    await response.json(),
  );
  return { status: response.status, code: error.code };
}

test('a session of one instance works on the other, is renewed there, and ends on both at once', async () => {
  const { accessToken, cookie } = await logIn(firstUrl);
  expect((await readUser(secondUrl, accessToken)).status).toBe(200);

  const renewed = await accessOf(await withCookie(secondUrl, refreshTokenEndpoint, cookie));
  expect((await readUser(firstUrl, renewed.accessToken)).status).toBe(200);

  expect((await withCookie(firstUrl, logoutEndpoint, renewed.cookie)).status).toBe(200);
  expect(await outcome(await readUser(secondUrl, renewed.accessToken))).toEqual(endedSession);
  expect(await outcome(await readUser(firstUrl, accessToken))).toEqual(endedSession);
});

test('logging out everywhere on one instance ends the sessions of the other at once', async () => {
  const [firstLogin, secondLogin] = [await logIn(firstUrl), await logIn(secondUrl)];
  const response = await fetch(`${firstUrl}/api/${endSessionsEndpoint.path}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${firstLogin.accessToken}` },
  });
  expect(response.status).toBe(200);
  expect(await outcome(await readUser(secondUrl, secondLogin.accessToken))).toEqual(endedSession);
  expect((await withCookie(secondUrl, refreshTokenEndpoint, secondLogin.cookie)).status).toBe(401);
});

test('wrong passwords on both instances count together', async () => {
  const guess = { email: 'guessed@example.com', password: 'not the password' };
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    statuses.push((await post(round % 2 ? firstUrl : secondUrl, loginEndpoint, guess)).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('a notice that is caused on one instance arrives in a stream of the other within seconds', async () => {
  const [first, waiting] = [await logIn(firstUrl), await logIn(firstUrl, other)];
  const stream = await openUnreadStream(secondUrl, waiting.accessToken);
  await stream.until(0);
  const path = `api/${registerEndpoint.path.replace(':id', COMPETITION_ID)}`;
  const send = async ({ method }: { method: string }, { accessToken }: typeof first) => {
    const response = await fetch(`${firstUrl}/${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: method === 'PUT' ? JSON.stringify({ acceptRules: true }) : null,
    });
    expect({ method, status: response.status }).toEqual({ method, status: 200 });
  };
  await send(registerEndpoint, first);
  await send(registerEndpoint, waiting);
  await send(withdrawEndpoint, first);
  await stream.until(1);
  stream.close();
});
