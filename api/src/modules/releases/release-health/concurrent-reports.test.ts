import type { FastifyInstance } from 'fastify';
import { promoteEndpoint } from '@sopaan/schemas/releases/environment';
import { signalsEndpoint } from '@sopaan/schemas/releases/health';
import { createApp } from '../../../app';
import { connectDatabase, type Database } from '../../../database/database';
import { call, send } from '../../../testing/call';
import {
  PATIENT_DATABASE,
  TEST_DEPLOY_TOKEN,
  TEST_SETTINGS,
  testApp,
} from '../../../testing/test-app';
import { waitForLockWaiters } from '../../../testing/wait-for-lock-waiters';
import { releasesIn } from '../environments/testing/test-environment';
import { aBatch, failuresIn } from '../signals/testing/signals';
import { ReportingEnvironment } from './testing/reporting-environment';

const api = testApp();
let second: { app: FastifyInstance; database: Database };

beforeAll(async () => {
  const database = connectDatabase(api.databaseUrl, { maxConnections: 4, ...PATIENT_DATABASE });
  second = { app: await createApp({ settings: TEST_SETTINGS, database }), database };
});
afterAll(async () => {
  await second.app.close();
  await second.database.close();
});

test('[P2] a promotion whose failures two API processes receive at once is rolled back once', async () => {
  const environment = new ReportingEnvironment(api, 'twice');
  const initialState = await environment.promoteHealthyReleases();
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  const lockingDatabase = connectDatabase(api.databaseUrl, { maxConnections: 1 });
  // Holds `HEALTH_LOCK` until both batches are stored and wait for it: neither sees the failures of the other yet.
  const { responses } = await lockingDatabase.transaction(async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock(4127008, hashtext('twice'))");
    const batch = () => aBatch({ environment: 'twice', failures: failuresIn(set, 'explore', 3) });
    const sending = Promise.all([
      api.call(signalsEndpoint, batch()),
      call(second.app, signalsEndpoint, batch()),
    ]);
    await waitForLockWaiters(api.database, 2);
    // The promise is in an object, because a transaction awaits a promise that its callback returns.
    return { responses: sending };
  });
  await responses;
  await lockingDatabase.close();
  expect(await environment.current()).toMatchObject({ set: initialState.set, revision: 3 });
  expect(await environment.automaticActions()).toHaveLength(2);
});

test('[P2] reports and promotions at the same time neither deadlock nor lose a promotion', async () => {
  const environment = new ReportingEnvironment(api, 'concurrent');
  await environment.promoteHealthyReleases();
  const { set, revision: expected } = await environment.publishAndPromote('explore', '1.2.0');
  const releases = await Promise.all(
    ['1.2.0', '1.3.0', '1.4.0'].map((version) => environment.publish('practice', version)),
  );
  const sending = Array.from({ length: 12 }, (_, index) =>
    send(
      index % 2 ? second.app : api.app,
      signalsEndpoint,
      aBatch({ environment: 'concurrent', failures: failuresIn(set, 'explore', 1) }),
    ),
  );
  const promoting = releases.map((release, index) =>
    send(
      index % 2 ? second.app : api.app,
      promoteEndpoint,
      { environment: 'concurrent', expected, parts: [release] },
      TEST_DEPLOY_TOKEN,
    ),
  );
  const sent = await Promise.all(sending);
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
  const codes = (await Promise.all(promoting)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(1);
  const isPromoted = codes.includes(200);
  const after = await environment.current();
  expect(after.revision).toBe(isPromoted ? 4 : 3);
  expect(releasesIn(after.set).explore).toBe(environment.releaseName('1.1.0'));
  expect(releasesIn(after.set).practice === environment.releaseName('1.1.0')).toBe(!isPromoted);
  const actions = (await environment.automaticActions()).map(({ action }) => action);
  expect(actions).toEqual(['unhealthy', 'rollback']);
});
