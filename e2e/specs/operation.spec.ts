/** `npm start` in operation: killed programs are restarted, and a stopped site leaves no processes behind. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runningDatabaseUrl } from '@sopaan/tooling/postgres/running-database';
import { WriteLoad } from '../testing/sites/write-load';
import { copyProject } from '../testing/builds/project-copy';
import { kill, StartedSite } from '../testing/sites/started-site';

const ALL_VARIANTS = process.env.SOPAAN_TEST_ALL === '1';

/** Programs that `npm start` restarts, with their names in log messages and their commands. */
const PROGRAMS = [
  { name: 'PostgreSQL', command: /\/bin\/postgres -D/ },
  { name: 'The API', command: /\/api\/dist\/server\.js/ },
  { name: 'The edge', command: /\/host\/dist\/server\/server\.js/ },
  { name: 'The code runner', command: /\/runner\/dist\/server\.js/ },
];

/** A phase of a start, with the process that marks it and the signal that interrupts it. */
interface Phase {
  name: string;
  command: RegExp;
  signal: NodeJS.Signals;
}

/** Those after the builds. */
const PHASES: readonly Phase[] = [
  { name: 'the creation of the database', command: /\/bin\/initdb/, signal: 'SIGKILL' },
  { name: 'the sample data', command: /\/api\/dist\/seed\.js/, signal: 'SIGTERM' },
  {
    name: 'the start of the code runner',
    command: /\/runner\/dist\/server\.js/,
    signal: 'SIGKILL',
  },
  { name: 'the start of the API', command: /\/api\/dist\/server\.js/, signal: 'SIGINT' },
  { name: 'the start of the edge', command: /\/host\/dist\/server\/server\.js/, signal: 'SIGTERM' },
];

// The tests run one after another on one data directory: each start continues where the previous one was interrupted.
test.describe.configure({ mode: 'default' });
let site: StartedSite;
test.beforeAll(() => {
  site = new StartedSite();
});
test.afterAll(() => site.clear());

const expectNoProcesses = (of: StartedSite) =>
  expect
    .poll(() => of.processes(), { message: 'processes left', intervals: [50], timeout: 10_000 })
    .toEqual([]);

const waitUntilRunning = (of: StartedSite) =>
  expect
    .poll(() => of.output, { intervals: [100], timeout: 60_000 })
    .toContain('Sopaan is running');

/** Interrupts the start as soon as the process of the phase runs, and expects that nothing is left of it. */
async function interrupt({ name, command, signal }: Phase): Promise<void> {
  await expect
    .poll(() => site.find(command), { message: name, intervals: [10], timeout: 60_000 })
    .toBeDefined();
  kill(site.startCommand()?.pid ?? 0, signal);
  await expectNoProcesses(site);
}

test('[S2] a start interrupted in any phase leaves no process behind', async () => {
  test.setTimeout(180_000);
  const copy = copyProject();
  appendFileSync(join(copy, 'remote-marketing/src/remote.ts'), '\n// Changed\n');
  await site.start(copy);
  await interrupt({ name: 'a build', command: /build-unit-main/, signal: 'SIGKILL' });
  for (const phase of PHASES) {
    await site.start();
    await interrupt(phase);
  }
});

test('[S1] killing each program under write load loses no acknowledged write, and the site recovers within ten seconds', async () => {
  test.setTimeout(180_000);
  await site.start();
  await waitUntilRunning(site);
  const readyStatus = async () => {
    const response = await fetch(`${site.url}/readyz`).catch(() => undefined);
    return response?.status;
  };
  const load = new WriteLoad(site.url);
  const waitForMoreWrites = async () => {
    const before = load.acknowledged.length;
    await expect
      .poll(() => load.acknowledged.length, { intervals: [50] })
      .toBeGreaterThan(before + 10);
  };
  await waitForMoreWrites();

  for (let round = 1; round <= (ALL_VARIANTS ? 3 : 1); round += 1) {
    for (const { name, command } of PROGRAMS) {
      const pid = site.find(command)?.pid ?? 0;
      const startedAt = Date.now();
      kill(pid, 'SIGKILL');
      await expect
        .poll(() => site.find(command)?.pid ?? pid, { message: name, intervals: [50] })
        .not.toBe(pid);
      await expect.poll(readyStatus, { message: name, intervals: [50] }).toBe(200);
      await waitForMoreWrites();
      const description = `${name}: ${Date.now() - startedAt} ms`;
      test.info().annotations.push({ type: 'recovery time', description });
      expect(site.output).toContain(`${name} exited (SIGKILL); restarting in `);
      expect((await fetch(`${site.url}/terms-conditions`)).status).toBe(200);
      expect((await fetch(`${site.url}/api/v2/runtimes`)).status).toBe(200);
    }
  }

  await expectFrozenDatabaseNoticed(readyStatus);
  await waitForMoreWrites();
  await load.stop();
  const database = await runningDatabaseUrl(join(site.dataDir, 'postgres'));
  expect(await load.findLostWrites(database ?? '')).toEqual([]);

  site.npm?.kill('SIGTERM');
  await expectNoProcesses(site);
});

/** Expects that readiness fails while the database is frozen, and recovers afterwards. */
async function expectFrozenDatabaseNoticed(
  readyStatus: () => Promise<number | undefined>,
): Promise<void> {
  const isServer = ({ command }: { command: string }) => command.includes('postgres');
  const servers = site.processes().filter(isServer);
  for (const { pid } of servers) kill(pid, 'SIGSTOP');
  await expect.poll(readyStatus, { intervals: [50], timeout: 3_000 }).toBe(503);
  for (const { pid } of servers) kill(pid, 'SIGCONT');
  await expect.poll(readyStatus, { intervals: [50] }).toBe(200);
}

if (ALL_VARIANTS) {
  /** Signals to the start command or to npm, which forwards the signals that can be handled. */
  const STOPS = [
    { target: 'start command', signal: 'SIGTERM' },
    { target: 'npm', signal: 'SIGTERM' },
    { target: 'start command', signal: 'SIGINT' },
    { target: 'start command', signal: 'SIGKILL' },
    { target: 'npm', signal: 'SIGKILL' },
  ] as const;
  const STEP_MS = 100;
  const LAST_MS = 15_000;

  test('[S2] a start stopped at any tenth of a second of its first fifteen seconds leaves no process behind', async () => {
    test.setTimeout(3_600_000);
    // Alternates between a first start and a start on existing data.
    const existingSite = new StartedSite();
    await existingSite.start();
    await waitUntilRunning(existingSite);
    existingSite.npm?.kill('SIGTERM');
    await expectNoProcesses(existingSite);
    for (let stopAfterMs = STEP_MS; stopAfterMs <= LAST_MS; stopAfterMs += STEP_MS) {
      const count = stopAfterMs / STEP_MS;
      const current = count % 2 === 0 ? existingSite : new StartedSite();
      await current.start();
      await new Promise((resolve) => setTimeout(resolve, stopAfterMs));
      const { target, signal } = STOPS[count % STOPS.length] ?? STOPS[0];
      const pid = target === 'npm' ? undefined : current.startCommand()?.pid;
      kill(pid ?? current.npm?.pid ?? 0, signal);
      // A soft assertion, so that all moments are tried.
      await expect
        .configure({ soft: true })
        .poll(() => current.processes().map((remaining) => remaining.command), {
          message: `after ${stopAfterMs} ms, ${signal} to ${target}`,
          intervals: [50],
          timeout: 12_000,
        })
        .toEqual([]);
      if (current !== existingSite) current.clear();
    }
    existingSite.clear();
  });
}
