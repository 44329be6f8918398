import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresDistribution } from './binaries';
import { startEmbeddedPostgres } from './embedded';
import { ended } from './process-identity';
import { runningDatabase } from './running';

const quiet = { fast: true, notice: () => undefined };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan database '));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the database, prints its address and then only lives. */
async function startElsewhere(): Promise<{ starter: ChildProcess; url: string }> {
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
  return { starter, url };
}

function serverPid(): number {
  return Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10);
}

test('keeps rows, address and password from one start to the next, and the password to its owner', async () => {
  const first = await startEmbeddedPostgres({ dataDir: folder, ...quiet });
  await query(first.url, 'create table note (id int); insert into note values (1)');
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir: folder, ...quiet });
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
  expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600);
  await second.stop();
});

test('refuses another password', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, ...quiet });
  const wrong = url.replace(/:[0-9a-f]+@/, ':wrong@');
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  await stop();
});

test('after kill -9 of the starter the server ends by itself and the acknowledged rows survive', async () => {
  const { starter, url } = await startElsewhere();
  await query(url, 'create table note (id int); insert into note select generate_series(1, 500)');
  const server = serverPid();
  starter.kill('SIGKILL');
  expect(await ended(server, 10_000)).toBe(true);
  const next = await startEmbeddedPostgres({ dataDir: folder, ...quiet });
  expect(await query(next.url, 'select count(*)::int as n from note')).toEqual([{ n: 500 }]);
  await next.stop();
});

test('after kill -9 of the server and its starter the next start recovers', async () => {
  const { starter, url } = await startElsewhere();
  await query(url, 'create table note (id int); insert into note select generate_series(1, 500)');
  const server = serverPid();
  process.kill(server, 'SIGKILL');
  starter.kill('SIGKILL');
  await ended(server, 5_000);
  const next = await startEmbeddedPostgres({ dataDir: folder, ...quiet });
  expect(await query(next.url, 'select count(*)::int as n from note')).toEqual([{ n: 500 }]);
  await next.stop();
});

test('a second process is told who uses the database', async () => {
  const { starter } = await startElsewhere();
  await expect(startEmbeddedPostgres({ dataDir: folder, ...quiet })).rejects.toThrow(
    `in use by process ${starter.pid}`,
  );
  const server = serverPid();
  starter.kill('SIGKILL');
  await ended(server, 10_000);
});

test('a machine without binaries is pointed to DATABASE_URL', () => {
  expect(() => postgresDistribution('sunos-sparc')).toThrow('DATABASE_URL');
});

test('the database of a site that runs is found from its folder, and none while nothing runs', async () => {
  expect(await runningDatabase(folder)).toBeUndefined();
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, ...quiet });
  expect(await runningDatabase(folder)).toBe(url);
  await stop();
  expect(await runningDatabase(folder)).toBeUndefined();
});
