import { TestEnvironment } from '../modules/releases/environments/testing/test-environment';
import { ageReleases } from '../modules/releases/removal/testing/age-releases';
import { testApp } from '../testing/test-app';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const api = testApp();

async function runRemoval(...args: string[]) {
  const output: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['remove-old-releases', ...args], {
    environment: {
      DATABASE_URL: api.databaseUrl,
      RELEASE_STORE: api.storeFolder,
      RELEASE_KEEP_NEWEST: '1',
    },
    log: (line) => output.push(line),
    error: (line) => output.push(line),
  });
  return { code, output: output.join('\n') };
}

test('[P12] lists the old releases, and removes them with their files', async () => {
  const environment = new TestEnvironment(api, 'old');
  await environment.promoteFirstReleases();
  await environment.publish('explore', '1.2.0');
  await ageReleases(api, 60);
  await environment.publish('explore', '1.3.0');
  const name = `explore@${environment.releaseName('1.2.0')}`;

  const dryRun = await runRemoval('--dry-run');
  expect(dryRun).toEqual({ code: 0, output: `would remove ${name}` });
  const { code, output } = await runRemoval();
  expect(code).toBe(0);
  expect(output).toMatch(
    new RegExp(`^removed ${name}\\nReleases removed: 1. Files removed: [1-9]`),
  );
  expect((await runRemoval('--dry-run')).output).toBe('No release is old enough.');
});
