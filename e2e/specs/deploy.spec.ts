import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectSettled } from '../testing/pages/layout';
import { unitNames } from '../testing/sites/test-edge';
import { buildUnitIn, copyProject, fileHashes } from '../testing/builds/project-copy';
import { expect, test } from '../testing/test';

function replaceInFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}

test('deploying a remote changes no file of other units, and the running host serves its new route', async ({
  page,
  problems,
  serve,
}) => {
  problems.allow(/status of 404/);
  const copy = copyProject();
  const edge = await serve(copy);
  const otherUnits = unitNames().filter((unit) => unit !== 'remote-marketing');
  const hashes = () => Object.fromEntries(otherUnits.map((unit) => [unit, fileHashes(copy, unit)]));
  const before = hashes();
  const marketingHashes = fileHashes(copy, 'remote-marketing');
  expect((await page.goto(`${edge.url}/who-we-are`))?.status()).toBe(404);
  const openPage = await page.context().newPage();
  await openPage.goto(`${edge.url}/about-us`);
  await expectSettled(openPage);

  const folder = join(copy, 'remote-marketing');
  replaceInFile(
    join(folder, 'remote.config.ts'),
    'routes: [',
    `routes: [{ path: '/who-we-are', screen: 'about', layout: 'site', access: 'public',
      title: 'Who we are', description: 'The same page under another name.' },`,
  );
  replaceInFile(
    join(folder, 'src/screens/about.screen.tsx'),
    'A flight of steps from class to career',
    'Who we are, after a deploy',
  );
  await buildUnitIn(copy, 'marketing');

  expect(hashes()).toEqual(before);
  // Earlier builds remain for pages that use them; only the pointer changes.
  const after = fileHashes(copy, 'remote-marketing');
  for (const [file, hash] of Object.entries(marketingHashes)) {
    if (file !== 'releases/current.json') expect(after[file], file).toBe(hash);
  }
  expect(Object.keys(after).length).toBeGreaterThan(Object.keys(marketingHashes).length);

  expect((await page.goto(`${edge.url}/who-we-are`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are, after a deploy');
  // A page that was already open keeps its release set.
  await openPage.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(openPage.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
  await openPage.goBack();
  await expect(openPage.getByRole('heading', { level: 1 })).not.toHaveText(/after a deploy/);
});
