import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { object, string } from 'yup';
import { postgresDistribution } from './binaries';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded';
import { waitForExit, processIdentity } from './process-identity';
import { query } from './query';
import { runningDatabaseUrl } from './running-database';

let folder: string;
let said: string[];
/** Ends what a test has started, whether it passed or failed; the last comes first. */
let undo: Array<() => unknown>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan database '));
  said = [];
  undo = [() => rmSync(folder, { recursive: true, force: true })];
});

afterEach(async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
});

async function start({ fast } = { fast: true }): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    fast,
    log: (line) => said.push(line),
  });
  const { data } = await whereabouts(server.url);
  undo.push(() => rmSync(dirname(data), { recursive: true, force: true }), server.stop);
  return server;
}

const whereaboutsSchema = object({ data: string().required(), lock: string().required() });

/** Only the server knows: where its system user may not go, the data is kept elsewhere. */
async function whereabouts(url: string): Promise<{ data: string; pid: number }> {
  const [row] = await query(
    url,
    `select current_setting('data_directory') as data, pg_read_file('postmaster.pid') as lock`,
  );
  const { data, lock } = whereaboutsSchema.validateSync(row);
  return { data, pid: Number.parseInt(lock, 10) };
}

/** Another process that starts the database, prints its address and then only lives. */
async function startElsewhere(): Promise<{ starter: ChildProcess; url: string; pid: number }> {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(__dirname, 'embedded.ts'))};
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)} });
    console.log(url);
    setInterval(() => undefined, 1000);
  `;
  const script = join(folder, 'start.mts');
  writeFileSync(script, code);
  const starter = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    starter.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    starter.once('exit', () => reject(new Error('the starter ended')));
  });
  const { data, pid } = await whereabouts(url);
  undo.push(
    () => rmSync(dirname(data), { recursive: true, force: true }),
    () => waitForExit(pid, 10_000),
    () => starter.kill('SIGKILL'),
  );
  return { starter, url, pid };
}

const SOME_ROWS = 'create table note (id int); insert into note select generate_series(1, 500)';
const rows = async (url: string) => query(url, 'select count(*)::int as n from note');

/** The first answer that there is. */
async function whenBack<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

test('keeps rows, address and password from one start to the next, and the password to its owner', async () => {
  const first = await start();
  await query(first.url, SOME_ROWS);
  await first.stop();
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await rows(second.url)).toEqual([{ n: 500 }]);
  const { data } = await whereabouts(second.url);
  expect(statSync(join(dirname(data), 'password')).mode & 0o777).toBe(0o600);
});

test('refuses another password', async () => {
  const { url } = await start();
  const wrong = url.replace(/:[0-9a-f]+@/, ':wrong@');
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
});

test('after kill -9 of the starter the server ends by itself and the acknowledged rows survive', async () => {
  const { starter, url, pid } = await startElsewhere();
  await query(url, SOME_ROWS);
  starter.kill('SIGKILL');
  expect(await waitForExit(pid, 10_000)).toBe(true);
  const next = await start();
  expect(await rows(next.url)).toEqual([{ n: 500 }]);
});

test('after kill -9 of the server and its starter the next start recovers', async () => {
  const { starter, url, pid } = await startElsewhere();
  await query(url, SOME_ROWS);
  process.kill(pid, 'SIGKILL');
  starter.kill('SIGKILL');
  await waitForExit(pid, 5_000);
  const next = await start();
  expect(await rows(next.url)).toEqual([{ n: 500 }]);
});

test('[S1] after kill -9 of the server a line says so, and it runs again at its address with all rows', async () => {
  const { url, stop } = await start({ fast: false });
  await query(url, SOME_ROWS);
  const { pid } = await whereabouts(url);
  process.kill(pid, 'SIGKILL');
  await waitForExit(pid, 5_000);
  expect(await whenBack(() => rows(url))).toEqual([{ n: 500 }]);
  expect(said.filter((line) => line.includes('ended'))[0]).toBe(
    'PostgreSQL ended (SIGKILL); starting it again in 250 ms',
  );
  const again = await whereabouts(url);
  await stop();
  expect(processIdentity(again.pid)).toBeUndefined();
});

test('a second process is told who uses the database', async () => {
  const { starter } = await startElsewhere();
  await expect(start()).rejects.toThrow(`in use by process ${starter.pid}`);
});

test('a machine without binaries is pointed to DATABASE_URL', () => {
  expect(() => postgresDistribution('sunos-sparc')).toThrow('DATABASE_URL');
});

test('the database of a site that runs is found from its folder, and none while nothing runs', async () => {
  expect(await runningDatabaseUrl(folder)).toBeUndefined();
  const { url, stop } = await start();
  expect(await runningDatabaseUrl(folder)).toBe(url);
  await stop();
  expect(await runningDatabaseUrl(folder)).toBeUndefined();
});
