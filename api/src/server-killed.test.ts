import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VisitorWrites } from './testing/visitor-writes';
import { connectDatabase } from './database/database';
import { ApiProcess } from './testing/api-process';
import { cloneDatabase } from './testing/test-database';
import { waitUntilMailsSent } from './testing/wait-until-mails-sent';

const WRITERS = 50;
/** The number of acknowledged writes after which the process is killed. */
const KILL_AFTER = 120;

const cleanups: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (let step = cleanups.pop(); step; step = cleanups.pop()) await step();
});

test('after being killed during fifty concurrent writers, the API has every acknowledged write and sends their mails', async () => {
  const clone = await cloneDatabase();
  cleanups.push(() => clone.drop());
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-killed-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const database = connectDatabase(clone.url, { maxConnections: 1 });
  cleanups.push(() => database.close());
  const start = () => {
    const apiProcess = new ApiProcess({
      environment: { DATABASE_URL: clone.url, SOPAAN_DATA: folder, LIMITS_FACTOR: '1000' },
    });
    cleanups.push(() => apiProcess.kill());
    return apiProcess;
  };
  let api = start();
  const address = await api.address();
  const writes = new VisitorWrites();
  const killWhenEnough = () => {
    if (writes.acknowledged.length >= KILL_AFTER) api.child.kill('SIGKILL');
    return true;
  };
  const rejectedStatuses = await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => writes.run(address, writer, killWhenEnough)),
  );
  await api.exited;
  expect(api.child.signalCode).toBe('SIGKILL');
  expect(rejectedStatuses.flatMap((statuses) => [...statuses])).toEqual([]);
  expect(writes.acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(await writes.findLost(database)).toEqual([]);

  api = start();
  await api.address();
  const mails = await waitUntilMailsSent(database);
  const files = await readdir(join(folder, 'mail'));
  expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(mails);
});
