import type { Browser } from '@playwright/test';
import { listEnvironmentsEndpoint } from '@sopaan/schemas/releases/environment';
import {
  ABOUT_HEADING,
  ABOUT_PATH,
  breakAtRender,
  setAboutHeading,
} from '../testing/builds/marketing';
import type { ReleaseSite } from '../testing/sites/release-site';
import { expect, test } from '../testing/worker-site';
import { servedSetId } from '../testing/pages/page-set';

async function findProduction(site: ReleaseSite) {
  const { environments } = await site.request(listEnvironmentsEndpoint, {});
  return environments.find(({ name }) => name === 'production');
}

/** Visits the site as a new visitor twice, and returns the release sets of both visits. */
async function visitTwice(browser: Browser, site: ReleaseSite): Promise<[string, string]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const first = await servedSetId(await page.goto(site.url + ABOUT_PATH));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ABOUT_HEADING);
  const second = await servedSetId(await page.goto(`${site.url}/privacy-policy`));
  await context.close();
  return [first, second];
}

test('a canary whose pages fail is stopped automatically, and no visitor sees a failed page', async ({
  browser,
  copyProject,
  site,
}) => {
  test.setTimeout(300_000);
  const project = copyProject();
  setAboutHeading(project, 'A canary');
  breakAtRender(project);
  await site.release(project, 'publish', 'marketing');
  await site.release(project, 'promote', 'marketing', '--percent', '50', '--why', 'A try');
  const initialState = await findProduction(site);
  const canarySet = initialState?.canary?.set.id ?? '';
  expect(initialState?.canary?.percent).toBe(50);

  const sets = new Set<string>();
  await expect(async () => {
    const [first, second] = await visitTwice(browser, site);
    // Sticky: a visitor gets the same set while the canary runs.
    if ((await findProduction(site))?.canary) expect(second).toBe(first);
    sets.add(first);
    expect((await findProduction(site))?.canary).toBeNull();
  }).toPass({ timeout: 240_000, intervals: [50] });
  // By chance, all visitors before the end may belong to the canary.
  expect([...sets].filter((set) => set !== initialState?.set.id)).toEqual([canarySet]);

  const after = await findProduction(site);
  expect(after?.set).toEqual(initialState?.set);
  const log = await site.release(project, 'log', '--json');
  expect(log).toMatch(/canary stopped/);
  // Visitors of the canary get the stable set again.
  await expect.poll(async () => (await visitTwice(browser, site))[0]).toBe(initialState?.set.id);
});
