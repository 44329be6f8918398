import type { Browser, Page } from '@playwright/test';
import { changeFile } from '../testing/builds/change-file';
import { ABOUT_HEADING, ABOUT_PATH, setAboutHeading } from '../testing/builds/marketing';
import type { ReleaseSite } from '../testing/sites/release-site';
import { expect, test } from '../testing/worker-site';
import { pageSetId } from '../testing/pages/page-set';
import { join } from 'node:path';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
}

/** Creates a preview and returns the link that the command prints. */
async function createPreviewLink(
  site: ReleaseSite,
  project: string,
  ...args: string[]
): Promise<string> {
  const output = await site.release(project, 'preview', ...args);
  const link = /^http\S+$/m.exec(output)?.[0];
  if (!link) throw new Error(output);
  return link;
}

test('two concurrent previews show their own releases, a third browser shows production, and so does a revoked or forged link, with a message', async ({
  browser,
  copyProject,
  site,
}) => {
  const firstProject = copyProject();
  setAboutHeading(firstProject, 'The first preview');
  const secondProject = copyProject();
  setAboutHeading(secondProject, 'The second preview');
  changeFile(
    join(secondProject, 'remote-learn/remote.config.ts'),
    "version: '1.0.0'",
    "version: '1.5.0-pr.42'",
  );
  await site.release(firstProject, 'publish', 'marketing');
  await site.release(secondProject, 'publish', 'marketing', 'learn');
  const firstPreview = await createPreviewLink(
    site,
    firstProject,
    'marketing',
    '--path',
    ABOUT_PATH,
  );
  const secondPreview = await createPreviewLink(
    site,
    secondProject,
    'marketing',
    'learn@1.5.0-pr.42',
    '--path',
    ABOUT_PATH,
  );

  const [firstPage, secondPage, productionPage] = [
    await open(browser, firstPreview),
    await open(browser, secondPreview),
    await open(browser, site.url + ABOUT_PATH),
  ];
  await expect(heading(firstPage)).toHaveText('The first preview');
  await expect(heading(secondPage)).toHaveText('The second preview');
  await expect(heading(productionPage)).toHaveText(ABOUT_HEADING);
  expect(new URL(firstPage.url()).search, 'the address shows no token').toBe('');

  // The preview also applies to other paths, after a new page load.
  await secondPage.goto(`${site.url}/practice`);
  expect(await pageSetId(secondPage)).not.toBe(await pageSetId(productionPage));
  const bar = secondPage.getByRole('region', { name: /preview/i });
  await expect(bar).toBeVisible();
  await expect(productionPage.getByRole('region', { name: /preview/i })).toHaveCount(0);
  const cookies = await firstPage.context().cookies();
  expect(cookies.find(({ name }) => name === 'sopaan-preview')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });

  await bar.getByRole('button', { name: 'Leave preview' }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => pageSetId(secondPage)).toBe(await pageSetId(productionPage));

  const token = new URL(firstPreview).searchParams.get('preview') ?? '';
  await site.release(firstProject, 'preview', 'revoke', token.split('.')[0] ?? '');
  await expect(async () => {
    await firstPage.reload();
    // The message is shown once, so the page is not reloaded again while it is still loading.
    await expect(heading(firstPage)).toBeVisible();
    expect(await heading(firstPage).textContent()).toBe(ABOUT_HEADING);
  }).toPass();
  await expect(firstPage.getByRole('region', { name: /preview/i })).toContainText(/ended|revoked/i);

  const forged = new URL(firstPreview);
  forged.searchParams.set('preview', `${token.slice(0, -4)}AAAA`);
  const forgedPage = await open(browser, forged.href);
  await expect(heading(forgedPage)).toHaveText(ABOUT_HEADING);
  await expect(forgedPage.getByRole('region', { name: /preview/i })).toBeVisible();
  expect(await pageSetId(forgedPage)).toBe(await pageSetId(productionPage));
  for (const page of [firstPage, secondPage, productionPage, forgedPage]) {
    await page.context().close();
  }
});
