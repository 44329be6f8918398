/** `npm start` in operation: killed programs are restarted, and a stopped site leaves no processes behind. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runningDatabaseUrl } from '@sopaan/tooling/postgres/running-database';
import { newPerson, signUp } from '../testing/accounts/account';
import { mailFolder } from '../testing/accounts/mailbox';
import { SubmissionLoad } from '../testing/sites/submission-load';
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
  { name: 'The media server', command: /\/media\/dist\/server\.js/ },
];

/** A phase of a start, with the process that marks it and the signal that interrupts it. */
interface Phase {
  name: string;
  command: RegExp;
  signal: NodeJS.Signals;
}

/** The phases after the builds. */
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
  expect.poll(() => of.processes(), { message: 'processes left', intervals: [50] }).toEqual([]);

const waitUntilRunning = (of: StartedSite) =>
  expect
    .poll(() => of.output, { intervals: [100], timeout: 120_000 })
    .toContain('Sopaan is running');

/** The id of a process that must be running. Signals to process 0 would reach the processes of this test. */
function runningProcess(found: { pid?: number } | undefined, name: string): number {
  if (found?.pid === undefined) throw new Error(`${name} is not running`);
  return found.pid;
}

/** Interrupts the start as soon as the process of the phase runs, and expects that nothing is left of it. */
async function interrupt({ name, command, signal }: Phase): Promise<void> {
  await expect
    .poll(() => site.find(command), { message: name, intervals: [10], timeout: 60_000 })
    .toBeDefined();
  kill(runningProcess(site.findStartProcess(), 'the start command'), signal);
  await expectNoProcesses(site);
}

test('[S2] a start interrupted in any phase leaves no process behind', async () => {
  const copy = copyProject();
  appendFileSync(join(copy, 'remote-marketing/src/remote.ts'), '\n// Changed\n');
  await site.start(copy);
  await interrupt({ name: 'a build', command: /build-unit-main/, signal: 'SIGKILL' });
  for (const phase of PHASES) {
    await site.start();
    await interrupt(phase);
  }
});

test('[S1] killing each program under write load loses no acknowledged write and no submission, and the site recovers within ten seconds', async ({
  request,
}) => {
  await site.start();
  await waitUntilRunning(site);
  const status = async (path: string) => {
    const response = await fetch(`${site.url}${path}`).catch(() => undefined);
    return response?.status;
  };
  const readyStatus = () => status('/readyz');
  const siteLocation = { url: site.url, mail: mailFolder(site.dataDir) };
  const token = await signUp(request, newPerson(), siteLocation);
  const submissions = new SubmissionLoad(site.url, token);
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
      await submissions.waitUntilJudging();
      const pid = runningProcess(site.find(command), name);
      const killedAt = performance.now();
      kill(pid, 'SIGKILL');
      await expect
        .poll(() => site.find(command)?.pid ?? pid, { message: name, intervals: [50] })
        .not.toBe(pid);
      for (const path of ['/readyz', '/terms-conditions', '/api/v2/runtimes']) {
        const message = `${name}: ${path}`;
        await expect.poll(() => status(path), { message, intervals: [50] }).toBe(200);
      }
      await waitForMoreWrites();
      const recoveryMs = Math.round(performance.now() - killedAt);
      const description = `${name}: ${recoveryMs} ms`;
      test.info().annotations.push({ type: 'recovery time', description });
      if (ALL_VARIANTS) expect(recoveryMs, description).toBeLessThan(10_000);
      expect(site.output).toContain(`${name} exited (SIGKILL); restarting in `);
    }
  }

  await expectFrozenDatabaseNoticed(readyStatus);
  await waitForMoreWrites();
  await Promise.all([load.stop(), submissions.stop()]);
  const database = (await runningDatabaseUrl(join(site.dataDir, 'postgres'))) ?? '';
  expect(await load.findLostWrites(database)).toEqual([]);
  await expect
    .poll(() => submissions.findLost(database), { intervals: [100], timeout: 60_000 })
    .toEqual([]);

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
  await expect.poll(readyStatus, { intervals: [50] }).toBe(503);
  for (const { pid } of servers) kill(pid, 'SIGCONT');
  await expect.poll(readyStatus, { intervals: [50] }).toBe(200);
}

if (ALL_VARIANTS) {
  /** Signals to the start command, to npm, which forwards the signals that can be handled, or to both, as a terminal sends them. */
  const STOPS = [
    { of: 'start command', signal: 'SIGTERM' },
    { of: 'npm', signal: 'SIGTERM' },
    { of: 'start command', signal: 'SIGINT' },
    { of: 'start command', signal: 'SIGKILL' },
    { of: 'npm', signal: 'SIGKILL' },
    { of: 'terminal', signal: 'SIGINT' },
    { of: 'terminal', signal: 'SIGHUP' },
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
      const { of, signal } = STOPS[count % STOPS.length] ?? STOPS[0];
      await current.start(undefined, { ownGroup: of === 'terminal' });
      await new Promise((resolve) => setTimeout(resolve, stopAfterMs));
      // At first, npm has not started the command yet.
      const target =
        of === 'start command' ? (current.findStartProcess() ?? current.npm) : current.npm;
      const pid = runningProcess(target, of);
      kill(of === 'terminal' ? -pid : pid, signal);
      // A soft assertion, so that all moments are tried.
      await expect
        .configure({ soft: true })
        .poll(() => current.processes().map((remaining) => remaining.command), {
          message: `after ${stopAfterMs} ms, ${signal} to ${of}`,
          intervals: [50],
          timeout: 12_000,
        })
        .toEqual([]);
      if (current !== existingSite) current.clear();
    }
    existingSite.clear();
  });
}
