import { createServer } from 'node:net';
import { once } from 'node:events';
import { fastify, type FastifyInstance } from 'fastify';
import { signalsEndpoint } from '@sopaan/schemas/release-health';
import { createApp } from '../app';
import { queueMail } from '../mail/outbox';
import { TestEnvironment } from '../modules/releases/environments/test-environment.fixture';
import { batchOf, failuresIn } from '../modules/releases/signals/signals.fixture';
import { addChallenge } from '../modules/practice/challenge.fixture';
import { addSubmission } from '../modules/submissions/submission.fixture';
import { connectDatabase, type Database } from '../plugins/database';
import { readSettings } from '../plugins/settings';
import { DatabaseProxy } from '../testing/database-proxy';
import { FakeRunner } from '../testing/fake-runner';
import { TEST_SETTINGS, testApp } from '../testing/test-app';
import { openMetrics } from './metrics';

const api = testApp();

let proxy: DatabaseProxy;
let database: Database;
let app: FastifyInstance;
let address: string;
let site: string;
beforeEach(async () => {
  proxy = new DatabaseProxy(new URL(api.databaseUrl));
  await proxy.open();
  database = connectDatabase(proxy.url, { connections: 3 });
  const metrics = openMetrics(readSettings({ DATABASE_URL: proxy.url, METRICS_PORT: '0' }));
  app = await createApp({ settings: TEST_SETTINGS, database, watch: metrics?.watch });
  address = (await metrics?.serve(app)) ?? '';
  site = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.close();
  await database.close();
  await proxy.cut();
});

async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
  );
}

test('requests are counted and timed by method, route pattern and status, never by URL', async () => {
  await fetch(`${site}/healthz?name=asha`);
  await fetch(`${site}/healthz`);
  await fetch(`${site}/no/such/place/asha`);
  await fetch(`${site}/api/user/get_user_by_id`, { method: 'POST' });

  const found = await scrape();
  expect(found.get('sopaan_http_requests_total{method="GET",route="/healthz",status="200"}')).toBe(
    2,
  );
  expect(found.get('sopaan_http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
  expect(found.get('sopaan_http_request_seconds_count{method="GET",route="/healthz"}')).toBe(2);
  expect(found.get('sopaan_http_requests_in_flight')).toBe(0);
  const routes = [...found.keys()].filter((name) => name.includes('route='));
  expect(routes.filter((name) => name.includes('get_user_by_id'))).not.toEqual([]);
  expect(routes.join()).not.toContain('asha');
});

test('a request whose caller left is counted as aborted and is in flight no more', async () => {
  const leaving = new AbortController();
  let arrived = () => {};
  const waiting = new Promise<void>((resolve) => (arrived = resolve));
  const slow = fastify();
  const metrics = openMetrics(readSettings({ DATABASE_URL: proxy.url, METRICS_PORT: '0' }));
  metrics?.watch(slow);
  slow.decorate('database', database);
  slow.decorate('runner', new FakeRunner());
  slow.get('/slow', (_request, reply) => {
    reply.raw.once('close', arrived);
    leaving.abort();
  });
  address = (await metrics?.serve(slow)) ?? '';
  const left = fetch(`${await slow.listen({ port: 0 })}/slow`, { signal: leaving.signal });
  await expect(left).rejects.toThrow('aborted');
  await waiting;

  const found = await scrape();
  expect(found.get('sopaan_http_requests_total{method="GET",route="/slow",status="aborted"}')).toBe(
    1,
  );
  expect(found.get('sopaan_http_requests_in_flight')).toBe(0);
  await slow.close();
});

test('process, pool, mail, sessions and the reports of releases are told', async () => {
  await api.signUp();
  const { userId } = await api.signUp();
  await addChallenge(api.database, { id: 'pair' });
  await addSubmission(api.database, { userId, challengeId: 'pair', secondsAgo: 60 });
  await queueMail(api.database, 'password-changed', { userId });
  const { set } = await new TestEnvironment(api, 'production').start();
  await api.app.inject({
    method: 'POST',
    url: `/api/${signalsEndpoint.path}`,
    headers: { 'x-sopaan-edge-key': TEST_SETTINGS.edgeKey },
    payload: batchOf({
      pages: [{ set: set.id, count: 7 }],
      failures: failuresIn(set, 'explore', 2),
    }),
  });

  const found = await scrape();
  expect(found.get('sopaan_database_up')).toBe(1);
  expect(found.get('sopaan_mails{state="waiting"}')).toBe(1);
  expect(found.get('sopaan_mails{state="failed"}')).toBe(0);
  expect(found.get('sopaan_submissions{state="queued"}')).toBe(1);
  expect(found.get('sopaan_submission_oldest_seconds')).toBeGreaterThanOrEqual(50);
  expect(found.get('sopaan_sessions')).toBe(2);
  expect(found.get('sopaan_release_pages{environment="production"}')).toBe(7);
  expect(found.get('sopaan_release_failures{environment="production",unit="explore"}')).toBe(2);
  expect(found.get('sopaan_database_connections{state="most"}')).toBe(3);
  expect(found.get('sopaan_database_connections{state="waiting"}')).toBe(0);
  expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('[R1] programs that run, that wait and that have ended are told', async () => {
  const fake = new FakeRunner();
  const ended = [{ language: 'python', end: 'exit', count: 1 }];
  const status = {
    slots: 2,
    running: 1,
    paused: 4,
    idle: 5,
    waiting: 3,
    ended,
    languages: [],
    limits: 'cgroup-v1',
  };
  const runner = Object.assign(fake, { status: async () => status });
  const busy = fastify();
  const metrics = openMetrics(readSettings({ DATABASE_URL: proxy.url, METRICS_PORT: '0' }));
  busy.decorate('database', database);
  busy.decorate('runner', runner);
  address = (await metrics?.serve(busy)) ?? '';

  const found = await scrape();
  expect(found.get('sopaan_runner_up')).toBe(1);
  expect(found.get('sopaan_runner_limits{kept_by="cgroup-v1"}')).toBe(1);
  expect(found.get('sopaan_runs{state="waiting"}')).toBe(3);
  expect(found.get('sopaan_runs{state="paused"}')).toBe(4);
  expect(found.get('sopaan_runs_total{language="python",end="exit"}')).toBe(1);
  await busy.close();
});

test('a scrape answers while the database is away, and says so', async () => {
  await proxy.cut();
  const away = await scrape();
  expect(away.get('sopaan_database_up')).toBe(0);
  expect(away.has('sopaan_sessions')).toBe(false);
  expect(away.get('process_resident_memory_bytes')).toBeGreaterThan(0);

  await proxy.open();
  expect((await scrape()).get('sopaan_database_up')).toBe(1);
});

test('nothing but GET /metrics is answered there, and the API knows no /metrics', async () => {
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  for (const path of ['/', '/healthz', '/api/docs', '/metrics/more']) {
    expect((await fetch(new URL(path, address))).status).toBe(404);
  }
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  expect((await fetch(`${site}/api/metrics`)).status).toBe(404);
});

test('it ends with the app', async () => {
  await app.close();
  await expect(fetch(address)).rejects.toThrow();
});

test('a port that is taken is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = other.address();
  const port = typeof taken === 'object' ? taken?.port : undefined;
  const metrics = openMetrics(
    readSettings({ DATABASE_URL: proxy.url, METRICS_PORT: String(port) }),
  );
  await expect(metrics?.serve(app)).rejects.toThrow(`METRICS_PORT ${port}`);
  other.close();
});

test('without a port for it there is none', () => {
  expect(openMetrics(readSettings({ DATABASE_URL: proxy.url }))).toBeUndefined();
});
