import { healthEndpoint } from '@sopaan/schemas/release-health';
import { expectSettled } from '../fixtures/layout';
import { ABOUT_PATH } from '../fixtures/marketing';
import { expect, test, type WorkerSite } from '../fixtures/worker-site';

async function samples(site: WorkerSite): Promise<number> {
  const { units } = await site.request(healthEndpoint, { environment: 'production' });
  return units.find(({ unit }) => unit === 'marketing')?.samples ?? 0;
}

test('a page that is left tells the registry how fast it was, under its remote and release', async ({
  page,
  site,
}) => {
  const before = await samples(site);
  // What measures comes when the page has nothing better to do, and nothing on the page says so.
  await expect(async () => {
    await page.goto(site.url + ABOUT_PATH);
    await expectSettled(page);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await expect.poll(() => samples(site), { timeout: 5_000 }).toBeGreaterThan(before);
  }).toPass();
});
