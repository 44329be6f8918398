import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writes } from './acknowledged.fixture';
import { connectDatabase } from './plugins/database';
import { ApiProcess } from './testing/api-process';
import { cloneDatabase } from './testing/test-database';
import { waitUntilMailsSent } from './testing/wait-until-mails-sent';

const WRITERS = 50;
/** So many answers before the process is killed. */
const ANSWERS = 120;

const undo: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
});

test('killed in the middle of fifty writes at once, the API has kept every one that it said yes to, and sends their mails', async () => {
  const clone = await cloneDatabase();
  undo.push(() => clone.drop());
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-killed-'));
  undo.push(() => rm(folder, { recursive: true }));
  const database = connectDatabase(clone.url, { connections: 1 });
  undo.push(() => database.close());
  const start = () => {
    const started = new ApiProcess({
      environment: { DATABASE_URL: clone.url, SOPAAN_DATA: folder, LIMITS_FACTOR: '1000' },
    });
    undo.push(() => started.kill());
    return started;
  };
  let api = start();
  const address = await api.address();
  const writes = new Writes();
  const goOn = () => {
    if (writes.acknowledged.length >= ANSWERS) api.child.kill('SIGKILL');
    return true;
  };
  const refused = await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => writes.run(address, writer, goOn)),
  );
  await api.ended;
  expect(api.child.signalCode).toBe('SIGKILL');
  expect(refused.flatMap((statuses) => [...statuses])).toEqual([]);
  expect(writes.acknowledged.length).toBeGreaterThanOrEqual(ANSWERS);
  expect(await writes.lost(database)).toEqual([]);

  api = start();
  await api.address();
  const mails = await waitUntilMailsSent(database);
  const files = await readdir(join(folder, 'mail'));
  expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(mails);
}, 60_000);
