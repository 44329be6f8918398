import type { Browser } from '@playwright/test';
import { listEnvironmentsEndpoint } from '@sopaan/schemas/release-environment';
import { ABOUT_HEADING, ABOUT_PATH, breakAtRender, setAboutHeading } from '../fixtures/marketing';
import { expect, test, type WorkerSite } from '../fixtures/worker-site';
import { servedSet } from '../fixtures/page-set';

async function environmentOf(site: WorkerSite) {
  const { environments } = await site.request(listEnvironmentsEndpoint, {});
  return environments.find(({ name }) => name === 'production');
}

/** A visit by somebody new. Answers the set that was shown, and the same visitor's set of a second visit. */
async function visit(browser: Browser, site: WorkerSite): Promise<[string, string]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const first = await servedSet(await page.goto(site.url + ABOUT_PATH));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ABOUT_HEADING);
  const second = await servedSet(await page.goto(`${site.url}/privacy-policy`));
  await context.close();
  return [first, second];
}

test('a canary that breaks pages stops by itself, and nobody has seen a broken page', async ({
  browser,
  copy,
  site,
}) => {
  test.setTimeout(120_000);
  const project = copy();
  setAboutHeading(project, 'A canary');
  breakAtRender(project);
  await site.release(project, 'publish', 'marketing');
  await site.release(project, 'promote', 'marketing', '--percent', '50', '--why', 'A try');
  const started = await environmentOf(site);
  const tried = started?.canary?.set.id ?? '';
  expect(started?.canary?.percent).toBe(50);

  const sets = new Set<string>();
  await expect(async () => {
    const [first, second] = await visit(browser, site);
    // Sticky: the same visitor has the same set, as long as the canary runs.
    if ((await environmentOf(site))?.canary) expect(second).toBe(first);
    sets.add(first);
    expect((await environmentOf(site))?.canary).toBeNull();
  }).toPass({ timeout: 90_000, intervals: [50] });
  expect(sets).toEqual(new Set([started?.set.id, tried]));

  const after = await environmentOf(site);
  expect(after?.set).toEqual(started?.set);
  const log = await site.release(project, 'log', '--json');
  expect(log).toMatch(/canary stopped/);
  // Those who had it come back to what everyone has.
  await expect.poll(async () => (await visit(browser, site))[0]).toBe(started?.set.id);
});
