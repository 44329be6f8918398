import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HOST_INSTANCE, RUNTIME_CORE } from '@sopaan/contract/federation';
import { signUp, newPerson } from '../testing/accounts/account';
import { ONE_OF_EACH, collectScripts, countCopies } from '../testing/validators/library-copies';
import { expectSettled } from '../testing/pages/layout';
import { ABOUT_HEADING } from '../testing/builds/marketing';
import { buildUnitIn, copyProject } from '../testing/builds/project-copy';
import { hostRelease, regions, releaseOf } from '../testing/pages/regions';
import { expect, test } from '../testing/test';

/** Navigates without reloading the page, as links do. */
async function navigate(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

/** An instance of the federation runtime, as browser extensions see it. */
interface FederationInstance {
  name: string;
  options: { remotes: Array<{ name: string }> };
  shareScopeMap: Record<string, Record<string, Record<string, unknown>>>;
}

/** By default, only remotes of different versions are tested: for them, the host is less likely to share a library. */
const ALL_VARIANTS = process.env.SOPAAN_TEST_ALL === '1';

const UNITS_FOR_GUESTS = ['host', 'explore', 'practice', 'learn', 'marketing'];

/** Visits every remote without reloading, and expects a single copy of each library. */
async function expectOneOfEach(page: Page, base: string): Promise<void> {
  const { scripts, stop } = collectScripts(page);
  await page.goto(`${base}/practice`);
  await expectSettled(page);
  await expect(page.getByRole('link', { name: 'Log in' }).last()).toBeVisible();
  for (const { url, heading } of regions.filter(({ session }) => !session)) {
    await navigate(page, url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectSettled(page);
  }
  const expectUnits = async (names: readonly string[]) => {
    const units = [...scripts.keys()].map((url) => url.split('/')[4]);
    expect(new Set(units)).toEqual(new Set(names));
    expect(countCopies(await Promise.all(scripts.values()))).toEqual(ONE_OF_EACH);
  };
  await expectUnits(UNITS_FOR_GUESTS);
  await expectSharedSession(page, base);
  stop();
  await expectUnits([...UNITS_FOR_GUESTS, 'profile']);
}

/** Logs in from another tab, and expects that the page of a remote shows the session. */
async function expectSharedSession(page: Page, base: string): Promise<void> {
  await navigate(page, '/practice');
  await expectSettled(page);
  const token = await signUp(page.context().request, newPerson());
  const otherPage = await page.context().newPage();
  await otherPage.goto(`${base}/terms-conditions`);
  await otherPage.evaluate((value) => localStorage.setItem('token', value), token);
  // The host updates the session store; the remote shows the progress and the host the avatar.
  await expect(page.getByRole('main').getByText(/^0 of \d+ solved$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile of Asha Rao' })).toBeVisible();
  // The dashboard requests a logout on the bus, and the host shows a toast.
  await navigate(page, '/profile/profile');
  await expect(page.getByRole('main').getByText('Asha Rao').first()).toBeVisible();
  await expectSettled(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logout successful! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(`${base}/`);
  await expectSettled(page);
}

if (ALL_VARIANTS) {
  test('a page that has shown all remotes has loaded React, router, query client, session and bus once', async ({
    page,
    baseURL,
  }) => {
    await expectOneOfEach(page, baseURL ?? '');
  });
}

test('a page with remotes of different versions has loaded each library once', async ({
  page,
  serve,
}) => {
  const copy = copyProject();
  // This remote reads the session and publishes on the bus.
  const config = join(copy, 'remote-profile/remote.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace("version: '1.0.0'", "version: '1.7.0'"),
  );
  await buildUnitIn(copy, 'profile');
  expect(releaseOf('profile', copy).version).toBe('1.7.0');
  const edge = await serve(copy);
  await expectOneOfEach(page, edge.url);
});

test('the page lists the host, its remotes and the versions of all shared libraries for federation tools', async ({
  page,
}) => {
  await page.goto('/practice');
  await expectSettled(page);
  await navigate(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1, name: ABOUT_HEADING })).toBeVisible();
  const federation = await page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__');
    return instances.map(({ name, options, shareScopeMap }: FederationInstance) => ({
      name,
      remotes: options.remotes.map((remote) => remote.name),
      shared: Object.fromEntries(
        Object.entries(shareScopeMap['default'] ?? {}).map(([library, versions]) => [
          library,
          Object.keys(versions),
        ]),
      ),
    }));
  });
  const remotes = ['practice', 'marketing'].map((name) => releaseOf(name).container);
  // The core of the runtime is a global, not a library of the share scope.
  const libraries = hostRelease().shared.filter(({ name }) => name !== RUNTIME_CORE);
  const shared = Object.fromEntries(libraries.map(({ name, version }) => [name, [version]]));
  expect(federation).toEqual([
    { name: HOST_INSTANCE, remotes, shared },
    ...remotes.map((name) => ({ name, remotes: [], shared })),
  ]);
});
