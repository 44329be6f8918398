import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expectFailedRegion, expectUsableShell } from '../fixtures/failed-region';
import { expectSettled } from '../fixtures/layout';
import { copyReleases, createUnitsFolder } from '../fixtures/test-edge';
import { regions } from '../fixtures/regions';
import { expect, createSession, test } from '../fixtures/test';

test('deleting the files of a remote while the site runs costs its region; putting them back heals by Try again', async ({
  page,
  context,
  problems,
  serve,
}) => {
  problems.expect(/Failed to load resource|could not be loaded|RemoteError/);
  const units = createUnitsFolder();
  copyReleases(units);
  const edge = await serve(units);
  await createSession(context, edge.url);
  for (const region of regions) {
    await test.step(region.remote, async () => {
      const folder = join(units, `remote-${region.remote}`, 'dist');
      renameSync(folder, `${folder}-away`);
      // A browser that has never seen the files: the worker's cache would hide that they are gone.
      const fresh = await context
        .browser()
        ?.newContext({ storageState: await context.storageState() });
      if (!fresh) throw new Error('no browser');
      const visit = await fresh.newPage();
      const answer = await visit.goto(edge.url + region.url);
      expect(answer?.status()).toBe(200);
      await expectUsableShell(visit);
      const { again } = await expectFailedRegion(visit, region);
      for (const other of regions.filter(({ remote }) => remote !== region.remote)) {
        await page.goto(edge.url + other.url);
        await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
      }
      renameSync(`${folder}-away`, folder);
      await again.click();
      await expect(visit.getByRole('heading', { level: 1, name: region.heading })).toBeVisible();
      await expectSettled(visit);
      await expect(visit.getByRole('main').getByRole('alert')).toHaveCount(0);
      await fresh.close();
    });
  }
});
