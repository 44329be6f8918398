import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '../testing/item-at';
import { expectFailedRegion, expectUsableShell } from '../testing/pages/failed-region';
import { expectSettled } from '../testing/pages/layout';
import { copyReleases, createUnitsFolder } from '../testing/sites/test-edge';
import { regions } from '../testing/pages/regions';
import { expect, createSession, test } from '../testing/test';

test('deleting the files of a remote breaks only its region; after restoring them Try again recovers it', async ({
  page,
  context,
  problems,
  serve,
}) => {
  problems.allow(/Failed to load resource|could not be loaded|RemoteError/);
  const units = createUnitsFolder();
  copyReleases(units);
  const edge = await serve(units);
  await createSession(context, edge.url);
  for (const [index, region] of regions.entries()) {
    await test.step(region.remote, async () => {
      const folder = join(units, `remote-${region.remote}`, 'dist');
      renameSync(folder, `${folder}-away`);
      // A new browser context, because the shared one has the files in its cache.
      const newContext = await context
        .browser()
        ?.newContext({ storageState: await context.storageState() });
      if (!newContext) throw new Error('no browser');
      const newPage = await newContext.newPage();
      const response = await newPage.goto(edge.url + region.url);
      expect(response?.status()).toBe(200);
      await expectUsableShell(newPage);
      const { tryAgain } = await expectFailedRegion(newPage, region);
      // Each remote is opened once while the files of another one are missing.
      const other = itemAt(regions, index + 1);
      await page.goto(edge.url + other.url);
      await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
      renameSync(`${folder}-away`, folder);
      await tryAgain.click();
      await expect(newPage.getByRole('heading', { level: 1, name: region.heading })).toBeVisible();
      await expectSettled(newPage);
      await expect(newPage.getByRole('main').getByRole('alert')).toHaveCount(0);
      await newContext.close();
    });
  }
});
