import { getCompanyEndpoint, getSiteStatusEndpoint } from '@sopaan/schemas/marketing/site';
import { createApp } from '../../app';
import { connectDatabase } from '../../database/database';
import { call } from '../../testing/call';
import { DatabaseProxy } from '../../testing/database-proxy';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';

const api = testApp();
const company = {
  name: 'Sopaan Learning Private Limited',
  address: ['12 Park Street', '110001 New Delhi'],
  gstin: '07AAACS1234A1Z5',
};

const cleanups: Array<() => unknown> = [];
afterEach(async () => {
  for (let step = cleanups.pop(); step; step = cleanups.pop()) await step();
});

async function startApp(url: string) {
  const database = connectDatabase(url);
  const app = await createApp({ settings: { ...TEST_SETTINGS, company }, database });
  cleanups.push(
    () => database.close(),
    () => app.close(),
  );
  return app;
}

test('[MK-026] the company comes from the settings, and is empty without them', async () => {
  expect(await call(await startApp(api.databaseUrl), getCompanyEndpoint, {})).toEqual(company);
  const missing = { name: null, address: [], gstin: null };
  expect(await api.call(getCompanyEndpoint, {})).toEqual(missing);
});

test('the status names each part of the site and its state only', async () => {
  await api.database.query(
    "insert into outbox (id, kind, data, created_at) values ('late', 'x', '{}', now() - interval '1 hour')",
  );
  const { parts } = await call(await startApp(api.databaseUrl), getSiteStatusEndpoint, {});
  expect(parts).toEqual([
    { part: 'website', state: 'up' },
    { part: 'database', state: 'up' },
    // The app of this test has no code runner and no media server, and a mail has waited for an hour.
    { part: 'code', state: 'down' },
    { part: 'mail', state: 'degraded' },
  ]);
});

test('calls of the status within a few seconds share a check', async () => {
  const [first, second] = await Promise.all([
    api.call(getSiteStatusEndpoint, {}),
    api.call(getSiteStatusEndpoint, {}),
  ]);
  expect(second).toEqual(first);
});

test('the status reports that the database cannot be reached', async () => {
  const proxy = new DatabaseProxy(new URL(api.databaseUrl));
  await proxy.open();
  const app = await startApp(proxy.url);
  cleanups.push(() => proxy.cut());
  await proxy.cut();
  const response = await app.inject('/api/site/status');
  expect(response.statusCode).toBe(200);
  expect(response.json().parts).toEqual([
    { part: 'website', state: 'up' },
    { part: 'database', state: 'down' },
    { part: 'code', state: 'down' },
    { part: 'mail', state: 'down' },
  ]);
});
