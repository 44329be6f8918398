import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { endpoint } from '@sopaan/schemas/endpoint';
import { createApp } from '../app';
import { TEST_SETTINGS, testApp } from '../testing/test-app';
import { perAccount, perAddress, perBoth, perField } from './limits';
import { route } from './route';

const answers = object({ status: string().required() });
const knock = (path: string, access: 'public' | 'session') =>
  endpoint({
    method: 'POST',
    path: `test/${path}`,
    access,
    request: object({ email: string().max(254) }),
    response: answers,
    summary: 'Answers so often.',
  });
const [here, own, letter, pair] = [
  knock('here', 'public'),
  knock('own', 'session'),
  knock('letter', 'public'),
  knock('pair', 'public'),
];
const three = { count: 3, seconds: 60 };
const handled: string[] = [];

function routes(app: FastifyInstance): void {
  const answer = (name: string) => () => {
    handled.push(name);
    return { status: 'ok' };
  };
  const by = perBoth(perAddress, perField('email'));
  route(app, here, answer('here'), { limits: [{ name: 'here', by: perAddress, ...three }] });
  route(app, own, answer('own'), { limits: [{ name: 'own', by: perAccount, ...three }] });
  route(app, pair, answer('pair'), { limits: [{ name: 'pair', by, ...three }] });
  route(app, letter, answer('letter'), {
    limits: [
      { name: 'letter-from', by: perAddress, ...three },
      { name: 'letter-to', by: perField('email'), ...three },
    ],
  });
}

const api = testApp(routes);
let other: FastifyInstance;
beforeAll(async () => {
  other = await createApp({ settings: TEST_SETTINGS, database: api.database });
  routes(other);
  await other.ready();
});
afterAll(() => other.close());
beforeEach(async () => {
  handled.length = 0;
  await api.database.query('truncate rate_limits');
});

interface Knock {
  path: string;
  app?: FastifyInstance;
  from?: string;
  email?: string;
  token?: string;
  headers?: Record<string, string>;
}

async function status({ path, app = api.app, from, email, token, headers }: Knock) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/test/${path}`,
    ...(from !== undefined && { remoteAddress: from }),
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload: { ...(email !== undefined && { email }) },
  });
  return answer.statusCode;
}

async function inTurn(knocks: readonly Knock[]): Promise<number[]> {
  const all: number[] = [];
  for (const one of knocks) all.push(await status(one));
  return all;
}

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

test('one too many is told when to come back, in the one shape and before any work', async () => {
  await inTurn(times(3, { path: 'here' }));
  const answer = await api.app.inject({ method: 'POST', url: '/api/test/here', payload: {} });
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual({
    error: { code: 'RATE_LIMITED', message: expect.stringContaining('wait') },
    requestId: answer.headers['x-request-id'],
  });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(handled).toHaveLength(3);
});

test('two processes on one database count together, also at the same moment', async () => {
  const knocks = times(10, 0).map((_, index) =>
    status({ path: 'here', app: index % 2 ? api.app : other }),
  );
  const all = await Promise.all(knocks);
  expect(all.filter((one) => one === 200)).toHaveLength(3);
  expect(all.filter((one) => one === 429)).toHaveLength(7);
});

test('when the time is over the count begins anew', async () => {
  expect(await inTurn(times(4, { path: 'here' }))).toEqual([200, 200, 200, 429]);
  await api.database.query(`update rate_limits set resets_at = now() - interval '1 second'`);
  expect(await inTurn(times(4, { path: 'here' }))).toEqual([200, 200, 200, 429]);
});

test('who goes on asking waits no longer for it', async () => {
  await inTurn(times(3, { path: 'here' }));
  await api.database.query(`update rate_limits set resets_at = now() + interval '10 seconds'`);
  await inTurn(times(3, { path: 'here' }));
  const answer = await api.app.inject({ method: 'POST', url: '/api/test/here', payload: {} });
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10);
});

test('each address counts by itself, and of IPv6 each /64 network', async () => {
  await inTurn(times(3, { path: 'here', from: '203.0.113.7' }));
  expect(await status({ path: 'here', from: '203.0.113.7' })).toBe(429);
  expect(await status({ path: 'here', from: '203.0.113.8' })).toBe(200);

  const hosts = ['2001:db8::1', '2001:db8::2:0:0:3', '2001:db8:0:0:ffff::', '2001:db8::4'];
  const knocks = hosts.map((from) => ({ path: 'here', from }));
  expect(await inTurn(knocks)).toEqual([200, 200, 200, 429]);
  expect(await status({ path: 'here', from: '2001:db8:0:1::1' })).toBe(200);
});

test('X-Forwarded-For is believed from configured proxies only', async () => {
  const via = (from: string, visitor: string) => ({
    path: 'here',
    from,
    headers: { 'x-forwarded-for': visitor },
  });
  const stranger = [1, 2, 3, 4].map((host) => via('203.0.113.7', `198.51.100.${host}`));
  expect(await inTurn(stranger)).toEqual([200, 200, 200, 429]);
  const proxy = [1, 2, 3, 4].map((host) => via('127.0.0.1', `198.51.100.${host}`));
  expect(await inTurn(proxy)).toEqual([200, 200, 200, 200]);
  // What the visitor's own end adds stands before what the proxy saw.
  const liar = [1, 2, 3, 4].map((host) => via('127.0.0.1', `10.0.0.${host}, 198.51.100.9`));
  expect(await inTurn(liar)).toEqual([200, 200, 200, 429]);
});

test('each account counts by itself, from wherever it asks', async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  const knocks = [1, 2, 3, 4].map((host) => ({
    path: 'own',
    token: asha.token,
    from: `203.0.113.${host}`,
  }));
  expect(await inTurn(knocks)).toEqual([200, 200, 200, 429]);
  expect(await status({ path: 'own', token: ravi.token, from: '203.0.113.4' })).toBe(200);
});

test('a field counts by its value, however it is spelt, and a request without it does not', async () => {
  const spellings = [
    'asha@example.com',
    ' ASHA@example.com',
    'Asha@Example.com ',
    'asha@EXAMPLE.com',
  ];
  const knocks = spellings.map((email, host) => ({
    path: 'letter',
    email,
    from: `203.0.113.${host}`,
  }));
  expect(await inTurn(knocks)).toEqual([200, 200, 200, 429]);
  expect(await status({ path: 'letter', email: 'ravi@example.com' })).toBe(200);
  const without = [1, 2, 3, 4].map((host) => ({ path: 'letter', from: `198.51.100.${host}` }));
  expect(await inTurn(without)).toEqual([200, 200, 200, 200]);
});

test('who is refused already uses up nobody else’s count', async () => {
  const email = 'asha@example.com';
  const knocks = times(9, { path: 'letter', email, from: '203.0.113.7' });
  await inTurn(
    knocks.map((one, index) => ({ ...one, email: index < 3 ? 'x@example.com' : email })),
  );
  expect(await status({ path: 'letter', email, from: '203.0.113.8' })).toBe(200);
});

test('a pair counts by both', async () => {
  const email = 'asha@example.com';
  const from = '203.0.113.7';
  await inTurn(times(3, { path: 'pair', email, from }));
  const others = [
    { path: 'pair', email, from },
    { path: 'pair', email, from: '203.0.113.8' },
    { path: 'pair', email: 'ravi@example.com', from },
  ];
  expect(await inTurn(others)).toEqual([429, 200, 200]);
});

test('no address stands in the table', async () => {
  await status({ path: 'letter', email: 'asha@example.com', from: '203.0.113.7' });
  const rows = JSON.stringify(await api.database.query('select * from rate_limits'));
  expect(rows).toContain('letter-to:');
  expect(rows).not.toMatch(/asha|203\.0/i);
});

test('the factor of the settings multiplies every count', async () => {
  const app = await createApp({
    settings: { ...TEST_SETTINGS, limitsFactor: 2 },
    database: api.database,
  });
  routes(app);
  expect(await inTurn(times(7, { path: 'here', app }))).toEqual([...times(6, 200), 429]);
  await app.close();
});

test('counters that are over are swept away, others stay', async () => {
  await status({ path: 'letter', email: 'asha@example.com' });
  await api.database.query(
    `update rate_limits set resets_at = now() - interval '1 second' where key like 'letter-to%'`,
  );
  await api.app.counters.sweep();
  const kept = await api.database.query<{ key: string }>(
    `select key from rate_limits where key like 'letter%'`,
  );
  expect(kept.map(({ key }) => key.split(':')[0]).sort()).toEqual(['letter-from']);
});
