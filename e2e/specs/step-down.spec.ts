import type { Route } from '@playwright/test';
import { listReleasesEndpoint } from '@sopaan/schemas/release-publish';
import { healthEndpoint } from '@sopaan/schemas/release-health';
import { settled } from '../fixtures/frame';
import {
  ABOUT_HEADING,
  ABOUT_PATH,
  breakAtLoad,
  breakAtRender,
  reword,
} from '../fixtures/marketing';
import { expect, test, type OwnSite } from '../fixtures/own-site';

interface Breakage {
  what: string;
  phase: string;
  /** In the sources, before it is built. */
  source?: (copy: string) => void;
  /** On the way to the browser. */
  network?: (route: Route) => Promise<void>;
}

const breakages: readonly Breakage[] = [
  {
    what: 'whose files are gone',
    phase: 'entry',
    network: (route) => route.fulfill({ status: 404, body: 'No such file' }),
  },
  { what: 'whose files never arrive', phase: 'entry', network: () => new Promise(() => undefined) },
  {
    what: 'of which one byte was changed',
    phase: 'entry',
    network: async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    },
  },
  { what: 'that throws when it is loaded', phase: 'definition', source: breakAtLoad },
  { what: 'that throws when it is drawn', phase: 'render', source: breakAtRender },
];

/** What the registry knows of a failure of this release. */
async function failuresOf(site: OwnSite, release: string) {
  const { failures } = await site.ask(healthEndpoint, { environment: 'production' });
  return failures.filter((failure) => failure.release === release);
}

async function newestRelease(site: OwnSite): Promise<string> {
  const { items } = await site.ask(listReleasesEndpoint, { unit: 'marketing' });
  return items[0]?.release ?? '';
}

for (const { what, phase, source, network } of breakages) {
  test(`a release ${what} is replaced by its last good one in the same navigation, and the registry hears of it`, async ({
    page,
    copy,
    problems,
    site,
  }) => {
    test.setTimeout(90_000);
    problems.expect(/./);
    const project = copy();
    reword(project, `Promoted, but ${what}`);
    source?.(project);
    await site.release(project, 'publish', 'marketing');
    await site.release(project, 'promote', 'marketing');
    const release = await newestRelease(site);
    if (network) await page.route(`**/assets/marketing/${release}/remote.js*`, network);

    // A script that hangs holds back the load event.
    await page.goto(site.url + ABOUT_PATH, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ABOUT_HEADING, {
      timeout: 20_000,
    });
    await settled(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

    // Other pages of the remote come from the release that works, without another failure.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);

    await expect.poll(() => failuresOf(site, release)).toHaveLength(1);
    const [failure] = await failuresOf(site, release);
    expect(failure).toMatchObject({ remote: 'marketing', phase });
    expect(failure?.replacedBy).not.toBe('');
    expect(failure?.replacedBy).not.toBe(release);
    await site.release(project, 'rollback', '--why', `It was a release ${what}`);
  });
}
