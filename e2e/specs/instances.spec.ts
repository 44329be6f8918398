import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signUp, newPerson } from '../fixtures/account';
import { ONE_OF_EACH, collectScripts, countCopies } from '../fixtures/copies';
import { settled } from '../fixtures/frame';
import { buildIn, copyProject } from '../fixtures/project-copy';
import { regions, releaseOf } from '../fixtures/regions';
import { expect, test } from '../fixtures/test';

/** Moves inside the running page, as its own links do. */
async function move(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

/** Shows every remote on one and the same page, and answers how many copies of each library that took. */
async function copiesAfterTour(page: Page, base: string): Promise<Record<string, number>> {
  const scripts = collectScripts(page);
  await page.goto(`${base}/practice`);
  await settled(page);
  await expect(page.getByRole('link', { name: 'Log in' }).last()).toBeVisible();
  for (const { url, heading } of regions.filter(({ session }) => !session)) {
    await move(page, url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled(page);
  }
  const units = [...scripts.keys()].map((url) => url.split('/')[4]);
  expect(new Set(units)).toEqual(new Set(['host', 'explore', 'practice', 'learn', 'marketing']));
  return countCopies(await Promise.all(scripts.values()));
}

/** Signs in from another tab, and sees that the running page of a remote takes part in it. */
async function expectSharedSession(page: Page, base: string): Promise<void> {
  await move(page, '/practice');
  await settled(page);
  const token = await signUp(page.context().request, newPerson());
  const other = await page.context().newPage();
  await other.goto(`${base}/terms-conditions`);
  await other.evaluate((value) => localStorage.setItem('token', value), token);
  // The host writes its session store; the remote shows its progress and the host its avatar.
  await expect(page.getByRole('main').getByText(/^0 of \d+ solved$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile of Asha Rao' })).toBeVisible();
  // The remote's dashboard asks for a logout on the bus; the host answers with its toast.
  await move(page, '/profile/profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logout successful! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(`${base}/`);
}

test('one React, router, query client, session and bus on a page of all remotes', async ({
  page,
  baseURL,
}) => {
  expect(await copiesAfterTour(page, baseURL ?? '')).toEqual(ONE_OF_EACH);
  await expectSharedSession(page, baseURL ?? '');
});

test('the same with a remote of another version than the others', async ({ page, serve }) => {
  test.setTimeout(90_000);
  const copy = copyProject();
  const config = join(copy, 'remote-practice/remote.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace("version: '1.0.0'", "version: '1.7.0'"),
  );
  await buildIn(copy, 'practice');
  expect(releaseOf('practice', copy).version).toBe('1.7.0');
  const edge = await serve(copy);
  expect(await copiesAfterTour(page, edge.url)).toEqual(ONE_OF_EACH);
  await expectSharedSession(page, edge.url);
});
