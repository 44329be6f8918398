import type { Page, Route } from '@playwright/test';
import { listReleasesEndpoint } from '@sopaan/schemas/releases/publish';
import { healthEndpoint } from '@sopaan/schemas/releases/health';
import { expectSettled } from '../testing/pages/layout';
import {
  ABOUT_HEADING,
  ABOUT_PATH,
  breakAtLoad,
  breakAtRender,
  setAboutHeading,
} from '../testing/builds/marketing';
import type { ReleaseSite } from '../testing/sites/release-site';
import { expect, test } from '../testing/worker-site';

/** Faults of a release's entry script on its way to the browser. */
const networkFaults: ReadonlyArray<[what: string, handler: (route: Route) => Promise<void>]> = [
  ['whose files are missing', (route) => route.fulfill({ status: 404, body: 'No such file' })],
  ['whose files never arrive', () => new Promise(() => undefined)],
  [
    'with one changed byte',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    },
  ],
];

/** The failures of a release that the registry has recorded. */
async function failuresOf(site: ReleaseSite, release: string) {
  const { failures } = await site.request(healthEndpoint, { environment: 'production' });
  return failures.filter((failure) => failure.release === release);
}

async function newestRelease(site: ReleaseSite): Promise<string> {
  const { items } = await site.request(listReleasesEndpoint, { unit: 'marketing' });
  return items[0]?.release ?? '';
}

/** Publishes and promotes the project, and returns the release. */
async function promote(site: ReleaseSite, project: string): Promise<string> {
  await site.release(project, 'publish', 'marketing');
  await site.release(project, 'promote', 'marketing');
  return newestRelease(site);
}

/** Expects that the page shows the previous release and that the registry records one more failure. */
async function expectFallback(page: Page, site: ReleaseSite, release: string, phase: string) {
  const before = (await failuresOf(site, release)).length;
  // A pending script delays the load event.
  await page.goto(site.url + ABOUT_PATH, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ABOUT_HEADING);
  await expectSettled(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  // Other pages of the remote use the working release, without another failure.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);

  await expect.poll(() => failuresOf(site, release)).toHaveLength(before + 1);
  for (const failure of await failuresOf(site, release)) {
    expect(failure).toMatchObject({ remote: 'marketing', phase });
    expect(failure.replacedBy).not.toBe('');
    expect(failure.replacedBy).not.toBe(release);
  }
}

const IS_REPLACED =
  'is replaced by its fallback in the same navigation, and the failure is reported';

test(`a release whose files are missing, never arrive or have other bytes ${IS_REPLACED}`, async ({
  page,
  copyProject,
  problems,
  site,
}) => {
  problems.allow(/./);
  const project = copyProject();
  setAboutHeading(project, 'A release whose files do not arrive');
  const release = await promote(site, project);
  const entry = `**/assets/marketing/${release}/remote.js*`;
  for (const [what, handler] of networkFaults) {
    await test.step(what, async () => {
      await page.route(entry, handler);
      await expectFallback(page, site, release, 'entry');
      await page.unroute(entry);
    });
  }
  await site.release(project, 'rollback', '--why', 'Its files did not arrive');
});

for (const [what, phase, breakRelease] of [
  ['that throws when it is loaded', 'definition', breakAtLoad],
  ['that throws when it is rendered', 'render', breakAtRender],
] as const) {
  test(`a release ${what} ${IS_REPLACED}`, async ({ page, copyProject, problems, site }) => {
    problems.allow(/./);
    const project = copyProject();
    setAboutHeading(project, `A release ${what}`);
    breakRelease(project);
    const release = await promote(site, project);
    await expectFallback(page, site, release, phase);
    await site.release(project, 'rollback', '--why', `A release ${what}`);
  });
}
