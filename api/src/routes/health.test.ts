import { createApp } from '../app';
import { DatabaseProxy } from '../testing/database-proxy';
import { TEST_SETTINGS, testApp } from '../testing/test-app';
import { connectDatabase } from '../database/database';

const api = testApp();

const cleanups: Array<() => unknown> = [];
afterEach(async () => {
  for (let step = cleanups.pop(); step; step = cleanups.pop()) await step();
});

async function appBehindProxy() {
  const proxy = new DatabaseProxy(new URL(api.databaseUrl));
  await proxy.open();
  const database = connectDatabase(proxy.url);
  const app = await createApp({ settings: TEST_SETTINGS, database });
  cleanups.push(
    () => database.close(),
    () => app.close(),
    () => proxy.cut(),
  );
  return { app, proxy };
}

test('the API is alive and ready while it reaches the database', async () => {
  expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('the API stays alive without the database, responds with 503 where it is needed, and recovers', async () => {
  const { app, proxy } = await appBehindProxy();
  const subscribe = () =>
    app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'asha@example.com' },
    });
  expect((await app.inject('/readyz')).statusCode).toBe(200);

  await proxy.cut();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  const rejected = await subscribe();
  expect(rejected.statusCode).toBe(503);
  expect(rejected.headers['retry-after']).toBe('2');
  expect(rejected.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });

  await proxy.open();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await subscribe()).statusCode).toBe(200);
});

test('[S1] /readyz reports an unresponsive database within a second', async () => {
  const { app, proxy } = await appBehindProxy();
  expect((await app.inject('/readyz')).statusCode).toBe(200);

  proxy.freeze();
  const startedAt = performance.now();
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([
    503,
    { status: 'not ready', database: false },
  ]);
  // Leaves room for a busy machine, but is less than the timeout of a query.
  expect(performance.now() - startedAt).toBeLessThan(2_500);
});
