import { createServer } from 'node:net';
import { once } from 'node:events';
import { fastify, type FastifyInstance } from 'fastify';
import { signalsEndpoint } from '@sopaan/schemas/releases/health';
import { createApp } from '../app';
import { queueMail } from '../mail/outbox';
import { TestEnvironment } from '../modules/releases/environments/testing/test-environment';
import { aBatch, failuresIn } from '../modules/releases/signals/testing/signals';
import { addLiveClass } from '../modules/live-rooms/testing/live-class';
import { enterRoom } from '../modules/live-rooms/testing/room-client';
import { addChallenge } from '../modules/practice/testing/challenge';
import { addSubmission } from '../modules/submissions/testing/submission';
import { connectDatabase, type Database } from '../database/database';
import { insertRow } from '../testing/insert-row';
import { readSettings } from '../config/settings';
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
  database = connectDatabase(proxy.url, { maxConnections: 3 });
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
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))] as const;
    }),
  );
}

test('requests are counted and timed by method, route pattern and status, never by URL', async () => {
  await fetch(`${site}/healthz?name=asha`);
  await fetch(`${site}/healthz`);
  await fetch(`${site}/no/such/place/asha`);
  await fetch(`${site}/api/user/get_user_by_id`, { method: 'POST' });

  const samples = await scrape();
  expect(
    samples.get('sopaan_http_requests_total{method="GET",route="/healthz",status="200"}'),
  ).toBe(2);
  expect(samples.get('sopaan_http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
  expect(samples.get('sopaan_http_request_seconds_count{method="GET",route="/healthz"}')).toBe(2);
  expect(samples.get('sopaan_http_requests_in_flight')).toBe(0);
  const routes = [...samples.keys()].filter((name) => name.includes('route='));
  expect(routes.filter((name) => name.includes('get_user_by_id'))).not.toEqual([]);
  expect(routes.join()).not.toContain('asha');
});

test('a request of a disconnected client counts as aborted and is not in flight any more', async () => {
  const abort = new AbortController();
  let markClosed = () => {};
  const closed = new Promise<void>((resolve) => (markClosed = resolve));
  const slowApp = fastify();
  const metrics = openMetrics(readSettings({ DATABASE_URL: proxy.url, METRICS_PORT: '0' }));
  metrics?.watch(slowApp);
  slowApp.decorate('database', database);
  slowApp.decorate('runner', new FakeRunner());
  slowApp.decorate('rooms', app.rooms);
  slowApp.get('/slow', (_request, reply) => {
    reply.raw.once('close', markClosed);
    abort.abort();
  });
  address = (await metrics?.serve(slowApp)) ?? '';
  const aborted = fetch(`${await slowApp.listen({ port: 0 })}/slow`, { signal: abort.signal });
  await expect(aborted).rejects.toThrow('aborted');
  await closed;

  const samples = await scrape();
  expect(
    samples.get('sopaan_http_requests_total{method="GET",route="/slow",status="aborted"}'),
  ).toBe(1);
  expect(samples.get('sopaan_http_requests_in_flight')).toBe(0);
  await slowApp.close();
});

test('[P6] reports process, pool, mails, sessions, release reports and changed files of edges', async () => {
  await api.signUp();
  const { userId } = await api.signUp();
  await addChallenge(api.database, { id: 'pair' });
  await addSubmission(api.database, { userId, challengeId: 'pair', secondsAgo: 60 });
  await queueMail(api.database, 'password-changed', { userId });
  await insertRow(api.database, 'outbox', {
    ...{ id: 'refused', kind: 'password-changed', data: '{}' },
    ...{ failed_at: new Date().toISOString(), is_refused: true },
  });
  const { set } = await new TestEnvironment(api, 'production').promoteFirstReleases();
  await api.app.inject({
    method: 'POST',
    url: `/api/${signalsEndpoint.path}`,
    headers: { 'x-sopaan-edge-key': TEST_SETTINGS.edgeKey },
    payload: aBatch({
      pages: [{ set: set.id, count: 7 }],
      failures: failuresIn(set, 'explore', 2),
      changedFiles: set.parts.map((release, index) => ({ ...release, count: index + 1 })),
    }),
  });

  const samples = await scrape();
  expect(samples.get('sopaan_database_up')).toBe(1);
  expect(samples.get('sopaan_mails{state="waiting"}')).toBe(1);
  expect(samples.get('sopaan_mails{state="failed"}')).toBe(0);
  expect(samples.get('sopaan_mails{state="refused"}')).toBe(1);
  expect(samples.get('sopaan_submissions{state="queued"}')).toBe(1);
  expect(samples.get('sopaan_submission_oldest_seconds')).toBeGreaterThanOrEqual(50);
  expect(samples.get('sopaan_sessions')).toBe(2);
  expect(samples.get('sopaan_release_pages{environment="production"}')).toBe(7);
  expect(samples.get('sopaan_release_failures{environment="production",unit="explore"}')).toBe(2);
  for (const [index, { unit }] of set.parts.entries()) {
    const series = `sopaan_edge_files_changed_total{environment="production",unit="${unit}"}`;
    expect(samples.get(series)).toBe(index + 1);
  }
  expect(samples.get('sopaan_database_connections{state="max"}')).toBe(3);
  expect(samples.get('sopaan_database_connections{state="waiting"}')).toBe(0);
  expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('[R1] reports running, waiting and ended programs', async () => {
  const fake = new FakeRunner();
  const endedRuns = [{ language: 'python', end: 'exit', count: 1 }];
  const status = {
    slots: 2,
    running: 1,
    paused: 4,
    idle: 5,
    waiting: 3,
    ended: endedRuns,
    languages: [],
    limits: 'cgroup-v1',
  };
  const runner = Object.assign(fake, { status: async () => status });
  const busyApp = fastify();
  const metrics = openMetrics(readSettings({ DATABASE_URL: proxy.url, METRICS_PORT: '0' }));
  busyApp.decorate('database', database);
  busyApp.decorate('runner', runner);
  busyApp.decorate('rooms', app.rooms);
  address = (await metrics?.serve(busyApp)) ?? '';

  const samples = await scrape();
  expect(samples.get('sopaan_runner_up')).toBe(1);
  expect(samples.get('sopaan_runner_limits{kept_by="cgroup-v1"}')).toBe(1);
  expect(samples.get('sopaan_runs{state="waiting"}')).toBe(3);
  expect(samples.get('sopaan_runs{state="paused"}')).toBe(4);
  expect(samples.get('sopaan_runs_total{language="python",end="exit"}')).toBe(1);
  await busyApp.close();
});

test('a scrape works during a database outage and reports it', async () => {
  await proxy.cut();
  const samples = await scrape();
  expect(samples.get('sopaan_database_up')).toBe(0);
  expect(samples.has('sopaan_sessions')).toBe(false);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);

  await proxy.open();
  expect((await scrape()).get('sopaan_database_up')).toBe(1);
});

test('serves only GET /metrics, and the API has no /metrics', async () => {
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  for (const path of ['/', '/healthz', '/api/docs', '/metrics/more']) {
    expect((await fetch(new URL(path, address))).status).toBe(404);
  }
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  expect((await fetch(`${site}/api/metrics`)).status).toBe(404);
});

test('stops with the app', async () => {
  await app.close();
  await expect(fetch(address)).rejects.toThrow();
});

test('names METRICS_PORT if the port is in use', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const takenAddress = otherServer.address();
  const port = typeof takenAddress === 'object' ? takenAddress?.port : undefined;
  const metrics = openMetrics(
    readSettings({ DATABASE_URL: proxy.url, METRICS_PORT: String(port) }),
  );
  await expect(metrics?.serve(app)).rejects.toThrow(`METRICS_PORT ${port}`);
  otherServer.close();
});

test('is disabled without METRICS_PORT', () => {
  expect(openMetrics(readSettings({ DATABASE_URL: proxy.url }))).toBeUndefined();
});

test('open WebSockets are counted as sockets of rooms, not as requests in flight', async () => {
  const { token, userId } = await api.signUp();
  const classId = await addLiveClass(api.database, { userId });
  const client = await enterRoom(site, { classId, token });
  const samples = await scrape();
  expect(samples.get('sopaan_room_sockets')).toBe(1);
  expect(samples.get('sopaan_http_requests_in_flight')).toBe(0);
  await client.cut();
});
