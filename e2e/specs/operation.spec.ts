/** `npm start` as an operator meets it: what is killed comes back, and what is ended leaves nothing behind. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runningDatabaseUrl } from '@sopaan/tooling/postgres/running-database';
import { Ledger } from '../fixtures/ledger';
import { kill, StartedSite } from '../fixtures/started-site';

const ALL = process.env.SOPAAN_TEST_ALL === '1';

/** What `npm start` starts again, by the name in its words and by the command. */
const PROGRAMS = [
  { name: 'PostgreSQL', command: /\/bin\/postgres -D/ },
  { name: 'The API', command: /\/api\/dist\/server\.js/ },
  { name: 'The edge', command: /\/host\/dist\/server\/server\.js/ },
  { name: 'The code runner', command: /\/runner\/dist\/server\.js/ },
];

/** The moments of a start, by the process that marks each, and how it is ended then. */
const PHASES = [
  { name: 'a build', command: /build-unit-main/, signal: 'SIGKILL' },
  { name: 'the making of the database', command: /\/bin\/initdb/, signal: 'SIGKILL' },
  { name: 'the sample data', command: /\/api\/dist\/seed\.js/, signal: 'SIGTERM' },
  {
    name: 'the start of the code runner',
    command: /\/runner\/dist\/server\.js/,
    signal: 'SIGKILL',
  },
  { name: 'the start of the API', command: /\/api\/dist\/server\.js/, signal: 'SIGINT' },
  { name: 'the start of the edge', command: /\/host\/dist\/server\/server\.js/, signal: 'SIGTERM' },
] as const;

// One after the other on one data folder: each start begins where the one before was ended.
test.describe.configure({ mode: 'default' });
let site: StartedSite;
test.beforeAll(() => {
  site = new StartedSite();
});
test.afterAll(() => site.clear());

const nothingLeft = (of: StartedSite) =>
  expect
    .poll(() => of.processes(), { message: 'processes left', intervals: [50], timeout: 10_000 })
    .toEqual([]);

const untilRunning = (of: StartedSite) =>
  expect
    .poll(() => of.output, { intervals: [100], timeout: 60_000 })
    .toContain('Sopaan is running');

test('[S2] a start that is ended in any of its phases leaves no process behind', async () => {
  test.setTimeout(180_000);
  for (const { name, command, signal } of PHASES) {
    await site.start();
    await expect
      .poll(() => site.find(command), { message: name, intervals: [10], timeout: 60_000 })
      .toBeDefined();
    kill(site.starter()?.pid ?? 0, signal);
    await nothingLeft(site);
  }
});

test('[S1] each program is killed under writes: nothing said yes to is lost, and all is back within ten seconds', async () => {
  test.setTimeout(180_000);
  await site.start();
  await untilRunning(site);
  const ready = async () => {
    const answer = await fetch(`${site.url}/readyz`).catch(() => undefined);
    return answer?.status;
  };
  const ledger = new Ledger(site.url);
  const moreWrites = async () => {
    const before = ledger.acknowledged.length;
    await expect
      .poll(() => ledger.acknowledged.length, { intervals: [50] })
      .toBeGreaterThan(before + 10);
  };
  await moreWrites();

  for (let round = 1; round <= (ALL ? 3 : 1); round += 1) {
    for (const { name, command } of PROGRAMS) {
      const pid = site.find(command)?.pid ?? 0;
      const began = Date.now();
      kill(pid, 'SIGKILL');
      await expect
        .poll(() => site.find(command)?.pid ?? pid, { message: name, intervals: [50] })
        .not.toBe(pid);
      await expect.poll(ready, { message: name, intervals: [50] }).toBe(200);
      await moreWrites();
      const description = `${name}: ${Date.now() - began} ms`;
      test.info().annotations.push({ type: 'back', description });
      expect(site.output).toContain(`${name} exited (SIGKILL); restarting in `);
      expect((await fetch(`${site.url}/terms-conditions`)).status).toBe(200);
      expect((await fetch(`${site.url}/api/v2/runtimes`)).status).toBe(200);
    }
  }

  await expectNoticed(ready);
  await moreWrites();
  await ledger.end();
  const database = await runningDatabaseUrl(join(site.dataFolder, 'postgres'));
  expect(await ledger.wrong(database ?? '')).toEqual([]);

  site.npm?.kill('SIGTERM');
  await nothingLeft(site);
});

/** A frozen database, which says nothing, is told from a running one, and not for longer than it is frozen. */
async function expectNoticed(ready: () => Promise<number | undefined>): Promise<void> {
  const isServer = ({ command }: { command: string }) => command.includes('postgres');
  const servers = site.processes().filter(isServer);
  for (const { pid } of servers) kill(pid, 'SIGSTOP');
  await expect.poll(ready, { intervals: [50], timeout: 3_000 }).toBe(503);
  for (const { pid } of servers) kill(pid, 'SIGCONT');
  await expect.poll(ready, { intervals: [50] }).toBe(200);
}

if (ALL) {
  /** npm's own process too: it passes on what can be passed on. */
  const ENDS = [
    { of: 'starter', signal: 'SIGTERM' },
    { of: 'npm', signal: 'SIGTERM' },
    { of: 'starter', signal: 'SIGINT' },
    { of: 'starter', signal: 'SIGKILL' },
    { of: 'npm', signal: 'SIGKILL' },
  ] as const;
  const STEP = 100;
  const LAST = 15_000;

  test('[S2] a start that is ended at any tenth of its first fifteen seconds leaves no process behind', async () => {
    test.setTimeout(3_600_000);
    // A first start, and one on data that is there, in turn.
    const later = new StartedSite();
    await later.start();
    await untilRunning(later);
    later.npm?.kill('SIGTERM');
    await nothingLeft(later);
    for (let moment = STEP; moment <= LAST; moment += STEP) {
      const count = moment / STEP;
      const used = count % 2 === 0 ? later : new StartedSite();
      await used.start();
      await new Promise((resolve) => setTimeout(resolve, moment));
      const { of, signal } = ENDS[count % ENDS.length] ?? ENDS[0];
      const pid = of === 'npm' ? undefined : used.starter()?.pid;
      kill(pid ?? used.npm?.pid ?? 0, signal);
      // Each moment is tried, whatever came of the one before.
      await expect
        .configure({ soft: true })
        .poll(() => used.processes().map((left) => left.command), {
          message: `after ${moment} ms, ${signal} to ${of}`,
          intervals: [50],
          timeout: 12_000,
        })
        .toEqual([]);
      if (used !== later) used.clear();
    }
    later.clear();
  });
}
