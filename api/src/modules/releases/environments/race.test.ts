import type { FastifyInstance } from 'fastify';
import { promoteEndpoint, rollbackEndpoint } from '@sopaan/schemas/releases/environment';
import { createApp } from '../../../app';
import { send } from '../../../testing/call';
import { PATIENT_DATABASE, TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { connectDatabase, type Database } from '../../../database/database';
import { TestEnvironment } from './testing/test-environment';

const api = testApp();
let second: { app: FastifyInstance; database: Database };

beforeAll(async () => {
  const database = connectDatabase(api.databaseUrl, { maxConnections: 4, ...PATIENT_DATABASE });
  second = { app: await createApp({ settings: api.app.settings, database }), database };
});
afterAll(async () => {
  await second.app.close();
  await second.database.close();
});

/** Sends ten promotions at once, half of them through a second API with its own database connections. */
async function race(name: string, expectedRevision: number, unit: 'host' | 'explore') {
  const environment = new TestEnvironment(api, name);
  const releases = await Promise.all(
    TEN_VERSIONS.map((version) => environment.publish(unit, version)),
  );
  const responses = await Promise.all(
    releases.map((release, index) =>
      send(
        index % 2 ? second.app : api.app,
        promoteEndpoint,
        { environment: name, expected: expectedRevision, parts: [release] },
        TEST_DEPLOY_TOKEN,
      ),
    ),
  );
  const codes = responses.map((response) =>
    response.statusCode === 200 ? 'promoted' : String(response.json().error.code),
  );
  return { environment, codes };
}

const TEN_VERSIONS = Array.from({ length: 10 }, (_, index) => `1.${index + 2}.0`);
/** Sorted: capital letters come first. */
const ONE_PROMOTED = [...Array.from({ length: 9 }, () => 'ENVIRONMENT_MOVED'), 'promoted'];

test('of ten promotions based on one revision one succeeds and nine are rejected', async () => {
  await new TestEnvironment(api, 'race').promoteFirstReleases();
  const { environment, codes } = await race('race', 1, 'explore');
  expect(codes.sort()).toEqual(ONE_PROMOTED);
  expect((await environment.current()).revision).toBe(2);
  expect(await environment.log()).toHaveLength(2);
});

test('of ten promotions that create an environment one succeeds', async () => {
  // An environment cannot be created without a host.
  const { environment, codes } = await race('creation', 0, 'host');
  expect(codes.sort()).toEqual(ONE_PROMOTED);
  expect((await environment.current()).revision).toBe(1);
  expect(await environment.log()).toHaveLength(1);
});

test('of a promotion and a rollback based on one revision only one succeeds', async () => {
  const environment = new TestEnvironment(api, 'both');
  await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  const release = await environment.publish('practice', '1.2.0');
  const base = { environment: 'both', expected: 2 };
  const responses = await Promise.all([
    send(api.app, promoteEndpoint, { ...base, parts: [release] }, TEST_DEPLOY_TOKEN),
    send(second.app, rollbackEndpoint, base, TEST_DEPLOY_TOKEN),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await environment.current()).revision).toBe(3);
});
