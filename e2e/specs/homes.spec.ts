/** README's two commands in a home folder that nobody else may enter: `npm start`, and of `npm test` only its part `check`. */
import { expect, test } from '@playwright/test';
import { runProgram } from '@sopaan/tooling/processes/run-tool';
import { createHome, findUser, type Home } from '../testing/sites/home';
import { StartedSite } from '../testing/sites/started-site';

const ALL_VARIANTS = process.env.SOPAAN_TEST_ALL === '1';

/** The time limit of the start, which includes the installation of all packages. */
const START_TIMEOUT_MS = 900_000;

const isRoot = process.getuid?.() === 0;

/** Only root can start programs as another user. PostgreSQL requires a user with a name. */
const users = isRoot
  ? [
      { name: 'root', user: undefined },
      { name: 'an ordinary user', user: findUser('nobody') },
    ]
  : [{ name: 'an ordinary user', user: undefined }];

// One after another: each builds the whole project.
test.describe.configure({ mode: 'default' });

/** Runs the step and records how long it took. */
async function timed(step: string, run: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await test.step(step, run);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  test.info().annotations.push({ type: 'duration', description: `${step}: ${seconds} s` });
}

async function startAndStop(site: StartedSite): Promise<void> {
  await site.start();
  const isRunning = () => site.output.includes('Sopaan is running');
  await expect
    .poll(() => isRunning() || site.npm?.exitCode !== null, { timeout: START_TIMEOUT_MS })
    .toBe(true);
  expect(site.output).toContain('Sopaan is running');
  expect((await fetch(site.url)).status).toBe(200);
  site.npm?.kill('SIGTERM');
  await expect.poll(() => site.processes(), { message: 'processes left' }).toEqual([]);
}

async function check({ project, environment, user }: Home): Promise<void> {
  const { ok, output } = await runProgram('npm', ['test', 'check'], {
    cwd: project,
    env: environment,
    user,
  });
  expect(ok, output).toBe(true);
}

if (ALL_VARIANTS) {
  for (const { name, user } of users) {
    test(`npm start and npm test check work twice in a fresh copy in the private home folder of ${name}`, async () => {
      test.setTimeout(1_800_000);
      const home = createHome(user);
      const site = new StartedSite(home);
      try {
        await timed('npm start in a fresh copy', () => startAndStop(site));
        await timed('npm start a second time', () => startAndStop(site));
        await timed('npm test check', () => check(home));
        await timed('npm test check a second time', () => check(home));
      } finally {
        site.clear();
      }
    });
  }
}
