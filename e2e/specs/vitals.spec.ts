import { healthEndpoint } from '@sopaan/schemas/release-health';
import { settled } from '../fixtures/frame';
import { ABOUT_PATH } from '../fixtures/marketing';
import { expect, test, type OwnSite } from '../fixtures/own-site';

async function samples(site: OwnSite): Promise<number> {
  const { units } = await site.ask(healthEndpoint, { environment: 'production' });
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
    await settled(page);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await expect.poll(() => samples(site), { timeout: 5_000 }).toBeGreaterThan(before);
  }).toPass();
});
