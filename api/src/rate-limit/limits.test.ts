import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { createApp } from '../app';
import { TEST_SETTINGS, testApp } from '../testing/test-app';
import { perAccount, perAddress, perBoth, perField } from './limits';
import { route } from '../routes/route';

const responseSchema = object({ status: string().required() });
const limitedEndpoint = (path: string, access: 'public' | 'session') =>
  endpoint({
    method: 'POST',
    path: `test/${path}`,
    access,
    request: object({ email: string().max(254) }),
    response: responseSchema,
    summary: 'Limited.',
  });
const [perAddressEndpoint, perAccountEndpoint, twoLimitsEndpoint, perPairEndpoint] = [
  limitedEndpoint('here', 'public'),
  limitedEndpoint('own', 'session'),
  limitedEndpoint('mail', 'public'),
  limitedEndpoint('pair', 'public'),
];
const threePerMinute = { count: 3, seconds: 60 };
const handledNames: string[] = [];

function routes(app: FastifyInstance): void {
  const handler = (name: string) => () => {
    handledNames.push(name);
    return { status: 'ok' };
  };
  const byPair = perBoth(perAddress, perField('email'));
  route(app, perAddressEndpoint, handler('here'), {
    limits: [{ name: 'here', by: perAddress, ...threePerMinute }],
  });
  route(app, perAccountEndpoint, handler('own'), {
    limits: [{ name: 'own', by: perAccount, ...threePerMinute }],
  });
  route(app, perPairEndpoint, handler('pair'), {
    limits: [{ name: 'pair', by: byPair, ...threePerMinute }],
  });
  route(app, twoLimitsEndpoint, handler('mail'), {
    limits: [
      { name: 'mail-from', by: perAddress, ...threePerMinute },
      { name: 'mail-to', by: perField('email'), ...threePerMinute },
    ],
  });
}

const api = testApp(routes);
let otherApp: FastifyInstance;
beforeAll(async () => {
  otherApp = await createApp({ settings: TEST_SETTINGS, database: api.database });
  routes(otherApp);
  await otherApp.ready();
});
afterAll(() => otherApp.close());
beforeEach(async () => {
  handledNames.length = 0;
  await api.database.query('truncate rate_limits');
});

interface LimitedCall {
  path: string;
  app?: FastifyInstance;
  from?: string;
  email?: string;
  token?: string;
  headers?: Record<string, string>;
}

async function status({ path, app = api.app, from, email, token, headers }: LimitedCall) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/test/${path}`,
    ...(from !== undefined && { remoteAddress: from }),
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload: { ...(email !== undefined && { email }) },
  });
  return response.statusCode;
}

async function sendInTurn(calls: readonly LimitedCall[]): Promise<number[]> {
  const all: number[] = [];
  for (const one of calls) all.push(await status(one));
  return all;
}

const repeat = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

test('a request over the limit gets 429 with Retry-After, before the handler runs', async () => {
  await sendInTurn(repeat(3, { path: 'here' }));
  const response = await api.app.inject({ method: 'POST', url: '/api/test/here', payload: {} });
  expect(response.statusCode).toBe(429);
  expect(response.json()).toEqual({
    error: { code: 'RATE_LIMITED', message: expect.stringContaining('wait') },
    requestId: response.headers['x-request-id'],
  });
  const seconds = Number(response.headers['retry-after']);
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(handledNames).toHaveLength(3);
});

test('two processes on one database share a count, even for concurrent requests', async () => {
  const calls = repeat(10, 0).map((_, index) =>
    status({ path: 'here', app: index % 2 ? api.app : otherApp }),
  );
  const all = await Promise.all(calls);
  expect(all.filter((one) => one === 200)).toHaveLength(3);
  expect(all.filter((one) => one === 429)).toHaveLength(7);
});

test('the count resets when its time is over', async () => {
  expect(await sendInTurn(repeat(4, { path: 'here' }))).toEqual([200, 200, 200, 429]);
  await api.database.query(`update rate_limits set resets_at = now() - interval '1 second'`);
  expect(await sendInTurn(repeat(4, { path: 'here' }))).toEqual([200, 200, 200, 429]);
});

test('a clock that is set back resets the count, a reset that is due in time does not', async () => {
  const nextAfter = async (sql: string) => {
    await api.database.query('truncate rate_limits');
    await sendInTurn(repeat(3, { path: 'here' }));
    await api.database.query(`update rate_limits set resets_at = ${sql}`);
    return status({ path: 'here' });
  };
  // The count was stored while the database's clock was an hour ahead.
  expect(await nextAfter(`resets_at + interval '1 hour'`)).toBe(200);
  // The count was stored by a concurrent statement that began a little later.
  expect(await nextAfter(`resets_at + interval '1 second'`)).toBe(429);
});

test('further requests do not extend the wait', async () => {
  await sendInTurn(repeat(3, { path: 'here' }));
  await api.database.query(`update rate_limits set resets_at = now() + interval '10 seconds'`);
  await sendInTurn(repeat(3, { path: 'here' }));
  const response = await api.app.inject({ method: 'POST', url: '/api/test/here', payload: {} });
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(10);
});

test('counts each IP address separately, and each /64 network of IPv6', async () => {
  await sendInTurn(repeat(3, { path: 'here', from: '203.0.113.7' }));
  expect(await status({ path: 'here', from: '203.0.113.7' })).toBe(429);
  expect(await status({ path: 'here', from: '203.0.113.8' })).toBe(200);

  const hosts = ['2001:db8::1', '2001:db8::2:0:0:3', '2001:db8:0:0:ffff::', '2001:db8::4'];
  const calls = hosts.map((from) => ({ path: 'here', from }));
  expect(await sendInTurn(calls)).toEqual([200, 200, 200, 429]);
  expect(await status({ path: 'here', from: '2001:db8:0:1::1' })).toBe(200);
});

test('the networks of a /48 share a limit, which is 16 times as large', async () => {
  const from = (network: number) => `2001:db8:1:${network.toString(16)}::1`;
  const calls = Array.from({ length: 17 }, (_, network) => ({ path: 'here', from: from(network) }));
  const sixteen = calls.slice(0, 16);
  expect(await sendInTurn([...sixteen, ...sixteen, ...sixteen])).toEqual(repeat(48, 200));
  expect(await status({ path: 'here', from: from(16) })).toBe(429);
  expect(await status({ path: 'here', from: '2001:db8:2::1' })).toBe(200);
});

test('the address that an edge forwards over IPv6 counts, not that of the edge', async () => {
  const via = (visitor: string) => ({
    path: 'here',
    from: '::1',
    headers: { 'x-forwarded-for': visitor },
  });
  const household = [1, 2, 3, 4].map((host) => via(`2001:db8:0:5::${host}`));
  expect(await sendInTurn(household)).toEqual([200, 200, 200, 429]);
  expect(await sendInTurn([via('2001:db8:0:6::1'), via('203.0.113.7')])).toEqual([200, 200]);
});

test('trusts X-Forwarded-For from configured proxies only', async () => {
  const via = (from: string, visitor: string) => ({
    path: 'here',
    from,
    headers: { 'x-forwarded-for': visitor },
  });
  const stranger = [1, 2, 3, 4].map((host) => via('203.0.113.7', `198.51.100.${host}`));
  expect(await sendInTurn(stranger)).toEqual([200, 200, 200, 429]);
  const proxy = [1, 2, 3, 4].map((host) => via('127.0.0.1', `198.51.100.${host}`));
  expect(await sendInTurn(proxy)).toEqual([200, 200, 200, 200]);
  // Entries sent by the visitor come before the one added by the proxy.
  const spoofed = [1, 2, 3, 4].map((host) => via('127.0.0.1', `10.0.0.${host}, 198.51.100.9`));
  expect(await sendInTurn(spoofed)).toEqual([200, 200, 200, 429]);
});

test('counts each account separately, from any address', async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  const calls = [1, 2, 3, 4].map((host) => ({
    path: 'own',
    token: asha.token,
    from: `203.0.113.${host}`,
  }));
  expect(await sendInTurn(calls)).toEqual([200, 200, 200, 429]);
  expect(await status({ path: 'own', token: ravi.token, from: '203.0.113.4' })).toBe(200);
});

test('counts by the normalized value of a field, and not at all without it', async () => {
  const spellings = [
    'asha@example.com',
    ' ASHA@example.com',
    'Asha@Example.com ',
    'asha@EXAMPLE.com',
  ];
  const visitor = (host: number) => `203.0.113.${host}`;
  const calls = spellings.map((email, host) => ({ path: 'mail', email, from: visitor(host) }));
  expect(await sendInTurn(calls)).toEqual([200, 200, 200, 429]);
  expect(await status({ path: 'mail', email: 'ravi@example.com' })).toBe(200);
  const callsWithoutEmail = [5, 6, 7, 8].map((host) => ({ path: 'mail', from: visitor(host) }));
  expect(await sendInTurn(callsWithoutEmail)).toEqual([200, 200, 200, 200]);
});

test('a rejected request does not count against later limits', async () => {
  const email = 'asha@example.com';
  const calls = repeat(9, { path: 'mail', email, from: '203.0.113.7' });
  await sendInTurn(
    calls.map((one, index) => ({ ...one, email: index < 3 ? 'x@example.com' : email })),
  );
  expect(await status({ path: 'mail', email, from: '203.0.113.8' })).toBe(200);
});

test('counts by a pair of keys', async () => {
  const email = 'asha@example.com';
  const from = '203.0.113.7';
  await sendInTurn(repeat(3, { path: 'pair', email, from }));
  const otherCalls = [
    { path: 'pair', email, from },
    { path: 'pair', email, from: '203.0.113.8' },
    { path: 'pair', email: 'ravi@example.com', from },
  ];
  expect(await sendInTurn(otherCalls)).toEqual([429, 200, 200]);
});

test('stores no plain email or IP addresses', async () => {
  await status({ path: 'mail', email: 'asha@example.com', from: '203.0.113.7' });
  const rows = JSON.stringify(await api.database.query('select * from rate_limits'));
  expect(rows).toContain('mail-to:');
  expect(rows).not.toMatch(/asha|203\.0/i);
});

test('LIMITS_FACTOR multiplies every limit', async () => {
  const app = await createApp({
    settings: { ...TEST_SETTINGS, limitsFactor: 2 },
    database: api.database,
  });
  routes(app);
  expect(await sendInTurn(repeat(7, { path: 'here', app }))).toEqual([...repeat(6, 200), 429]);
  await app.close();
});
