import { healthEndpoint } from '@sopaan/schemas/releases/health';
import { expectSettled } from '../testing/pages/layout';
import { ABOUT_PATH } from '../testing/builds/marketing';
import type { ReleaseSite } from '../testing/sites/release-site';
import { expect, test } from '../testing/worker-site';

async function countSamples(site: ReleaseSite): Promise<number> {
  const { units } = await site.request(healthEndpoint, { environment: 'production' });
  return units.find(({ unit }) => unit === 'marketing')?.samples ?? 0;
}

test('on leaving a page, its web vitals are reported to the registry by remote and release', async ({
  page,
  site,
}) => {
  const before = await countSamples(site);
  // The measuring code loads when the page is idle, which the test cannot observe, so it retries.
  await expect(async () => {
    await page.goto(site.url + ABOUT_PATH);
    await expectSettled(page);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await expect.poll(() => countSamples(site), { timeout: 5_000 }).toBeGreaterThan(before);
  }).toPass();
});
