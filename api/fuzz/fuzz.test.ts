import { cloneDatabase, type TestDatabase } from '../src/testing/test-database';
import { formatFinding } from './format-finding';
import { fuzz } from './fuzz';
import { openWorld, type ClosableWorld } from './world';

/** A fixed seed for reproducible requests; `npm run fuzz` uses others, and `npm test -- --all` sends more. */
const SEED = 2026;
const RUNS = process.env.SOPAAN_TEST_ALL === '1' ? 60 : 20;

let database: TestDatabase;
let world: ClosableWorld;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await openWorld(database.url);
});
afterAll(async () => {
  await world?.close();
  await database?.drop();
});

test('[AP-038] no request is answered with 5xx, a non-standard error body, or internal details', async () => {
  const { findings, rejected } = await fuzz(world, { seed: SEED, runs: RUNS });
  expect([`seed ${SEED}`, ...findings.flatMap(formatFinding)]).toEqual([`seed ${SEED}`]);
  // Rejections alone would prove little.
  expect(rejected).toEqual([]);
  expect((await world.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
}, 600_000);
