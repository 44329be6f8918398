import { cloneDatabase, type TestDatabase } from '../testing/test-database';
import { findLines } from './find-lines';
import { fuzz } from './fuzz';
import { openWorld, type OwnWorld } from './world';

/** The same requests each time; `npm run fuzz` takes others, and `npm test -- --all` sends more. */
const SEED = 2026;
const RUNS = process.env.SOPAAN_TEST_ALL === '1' ? 60 : 40;

let database: TestDatabase;
let world: OwnWorld;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await openWorld(database.url);
}, 60_000);
afterAll(async () => {
  await world?.close();
  await database?.drop();
});

test('[AP-038] no request to any route is answered with 5xx, in another shape, or with what is inside', async () => {
  const { finds, tried, taken } = await fuzz(world, { seed: SEED, runs: RUNS });
  expect([`seed ${SEED}`, ...finds.flatMap(findLines)]).toEqual([`seed ${SEED}`]);
  // Refusals alone would prove little.
  expect(taken.length).toBeGreaterThan(tried.length * 0.75);
  expect((await world.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
}, 120_000);
