import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writes } from './acknowledged.fixture';
import { connectDatabase } from './plugins/database';
import { ApiProcess } from './testing/api-process';
import { cloneDatabase } from './testing/test-database';
import { until } from './testing/until';

const WRITERS = 50;
/** So many answers before the process is killed. */
const ANSWERS = 120;

test('killed in the middle of fifty writes at once, the API has kept every one that it said yes to, and sends their mails', async () => {
  const clone = await cloneDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-killed-'));
  const database = connectDatabase(clone.url, { connections: 1 });
  const start = () =>
    new ApiProcess({
      environment: { DATABASE_URL: clone.url, SOPAAN_DATA: folder, LIMITS_FACTOR: '1000' },
    });
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
  // What the dead process had in hand is taken over when its lease is over.
  await database.query(`update outbox set next_at = now() where sent_at is null`);
  const mails = async () => {
    const [counts] = await database.query<{ all: number; sent: number }>(
      'select count(*) as all, count(sent_at) as sent from outbox',
    );
    return counts;
  };
  await until('all mails sent', async () => {
    const counts = await mails();
    return counts !== undefined && counts.all === counts.sent;
  });
  const files = await readdir(join(folder, 'mail'));
  expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength((await mails())?.all ?? 0);

  api.child.kill('SIGKILL');
  await api.ended;
  await database.close();
  await clone.drop();
  await rm(folder, { recursive: true });
}, 60_000);
