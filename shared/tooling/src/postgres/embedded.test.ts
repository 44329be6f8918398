import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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
let logged: string[];
/** Cleanup steps of a test, run in reverse order whether it passed or failed. */
let cleanup: Array<() => unknown>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan database '));
  logged = [];
  cleanup = [() => rmSync(folder, { recursive: true, force: true })];
});

afterEach(async () => {
  for (let step = cleanup.pop(); step; step = cleanup.pop()) await step();
});

async function start({ fast } = { fast: true }): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    folder,
    fast,
    log: (line) => logged.push(line),
  });
  const { data } = await readServerInfo(server.url);
  cleanup.push(() => rmSync(dirname(data), { recursive: true, force: true }), server.stop);
  return server;
}

const serverInfoSchema = object({ data: string().required(), lock: string().required() });

/** Asks the server for its cluster, which is in another folder if its system user cannot access the requested one. */
async function readServerInfo(url: string): Promise<{ data: string; pid: number }> {
  const [row] = await query(
    url,
    `select current_setting('data_directory') as data, pg_read_file('postmaster.pid') as lock`,
  );
  const { data, lock } = serverInfoSchema.validateSync(row);
  return { data, pid: Number.parseInt(lock, 10) };
}

/** Starts the database from another process, which prints the database's URL and stays alive. */
async function startInOtherProcess(): Promise<{ parent: ChildProcess; url: string; pid: number }> {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(__dirname, 'embedded.ts'))};
    const { url } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)} });
    console.log(url);
    setInterval(() => undefined, 1000);
  `;
  const script = join(folder, 'start.mts');
  writeFileSync(script, code);
  const parent = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    parent.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    parent.once('exit', () => reject(new Error('the parent exited')));
  });
  const { data, pid } = await readServerInfo(url);
  cleanup.push(
    () => rmSync(dirname(data), { recursive: true, force: true }),
    () => waitForExit(pid, 10_000),
    () => parent.kill('SIGKILL'),
  );
  return { parent, url, pid };
}

const INSERT_500_ROWS =
  'create table note (id int); insert into note select generate_series(1, 500)';
const countRows = async (url: string) => query(url, 'select count(*)::int as n from note');

/** Retries until the call succeeds. */
async function retryUntilSuccess<Result>(call: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

test('keeps rows, address and password between starts, and the password readable by its owner only', async () => {
  const firstServer = await start();
  await query(firstServer.url, INSERT_500_ROWS);
  await firstServer.stop();
  const secondServer = await start();
  expect(secondServer.url).toBe(firstServer.url);
  expect(await countRows(secondServer.url)).toEqual([{ n: 500 }]);
  const { data } = await readServerInfo(secondServer.url);
  expect(statSync(join(dirname(data), 'password')).mode & 0o777).toBe(0o600);
});

test('rejects a wrong password', async () => {
  const { url } = await start();
  const wrongUrl = url.replace(/:[0-9a-f]+@/, ':wrong@');
  await expect(query(wrongUrl, 'select 1')).rejects.toThrow('password authentication failed');
});

test('after kill -9 of its parent the server exits and committed rows survive', async () => {
  const { parent, url, pid } = await startInOtherProcess();
  await query(url, INSERT_500_ROWS);
  parent.kill('SIGKILL');
  expect(await waitForExit(pid, 10_000)).toBe(true);
  const restartedServer = await start();
  expect(await countRows(restartedServer.url)).toEqual([{ n: 500 }]);
});

test('after kill -9 of the server and its parent the next start recovers', async () => {
  const { parent, url, pid } = await startInOtherProcess();
  await query(url, INSERT_500_ROWS);
  process.kill(pid, 'SIGKILL');
  parent.kill('SIGKILL');
  await waitForExit(pid, 5_000);
  if (parent.exitCode === null && parent.signalCode === null) await once(parent, 'exit');
  const restartedServer = await start();
  expect(await countRows(restartedServer.url)).toEqual([{ n: 500 }]);
});

test('[S1] logs kill -9 of the server and restarts it at the same address with all rows', async () => {
  const { url, stop } = await start({ fast: false });
  await query(url, INSERT_500_ROWS);
  const { pid } = await readServerInfo(url);
  process.kill(pid, 'SIGKILL');
  await waitForExit(pid, 5_000);
  expect(await retryUntilSuccess(() => countRows(url))).toEqual([{ n: 500 }]);
  expect(logged.filter((line) => line.includes('exited'))[0]).toBe(
    'PostgreSQL exited (SIGKILL); restarting in 250 ms',
  );
  const restarted = await readServerInfo(url);
  await stop();
  expect(processIdentity(restarted.pid)).toBeUndefined();
});

test('rejects a second process, and names the process that uses the database', async () => {
  const { parent } = await startInOtherProcess();
  await expect(start()).rejects.toThrow(`in use by process ${parent.pid}`);
});

test('suggests DATABASE_URL on a machine without binaries', () => {
  expect(() => postgresDistribution('sunos-sparc')).toThrow('DATABASE_URL');
});

test('finds the database of a running site by its folder, and none while no site runs', async () => {
  expect(await runningDatabaseUrl(folder)).toBeUndefined();
  const { url, stop } = await start();
  expect(await runningDatabaseUrl(folder)).toBe(url);
  await stop();
  expect(await runningDatabaseUrl(folder)).toBeUndefined();
});
