import { createApp } from '../app';
import { DatabaseProxy } from '../testing/database-proxy';
import { TEST_SETTINGS, testApp } from '../testing/test-app';
import { connectDatabase } from './database';

const api = testApp();

const undo: Array<() => unknown> = [];
afterEach(async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
});

async function appBehindProxy() {
  const proxy = new DatabaseProxy(new URL(api.databaseUrl));
  await proxy.open();
  const database = connectDatabase(proxy.url);
  const app = await createApp({ settings: TEST_SETTINGS, database });
  undo.push(
    () => database.close(),
    () => app.close(),
    () => proxy.cut(),
  );
  return { app, proxy };
}

test('the process is alive and ready while it reaches the database', async () => {
  expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('without the database it stays alive, says 503 where it is needed, and recovers by itself', async () => {
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
  const refused = await subscribe();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });

  await proxy.open();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await subscribe()).statusCode).toBe(200);
});

test('[S1] of a database that says nothing any more, /readyz tells within a second', async () => {
  const { app, proxy } = await appBehindProxy();
  expect((await app.inject('/readyz')).statusCode).toBe(200);

  proxy.freeze();
  const began = performance.now();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'not ready', database: false },
  ]);
  // A busy machine is late; a query has more than this.
  expect(performance.now() - began).toBeLessThan(2_500);
});
