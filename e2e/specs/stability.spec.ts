import type { Page } from '@playwright/test';
import { PAGE_SET_ELEMENT_ID, pageSetSchema } from '@sopaan/contract/release';
import { isRedirect } from '@sopaan/contract/routes';
import { paths } from '@sopaan/contract/paths';
import { FAQ_PAGE_PATHS } from '@sopaan/schemas/marketing/faq';
import { axeViolations } from '../testing/validators/accessibility';
import { statedContent } from '../testing/validators/structured-data-texts';
import { htmlErrors } from '../testing/validators/validate-html';
import { validateStructuredData } from '../testing/validators/validate-structured-data';
import { holdRequests } from '../testing/pages/held-requests';
import { expectSettled, isPhone } from '../testing/pages/layout';
import { readLargestPaint, readScriptBytes, readShifts, sumOf } from '../testing/pages/paint';
import { marketingPages } from '../testing/pages/route-table';
import { POST } from '../testing/pages/sample';
import { addIssue } from '../testing/pages/newsletter-issue';
import { expect, test } from '../testing/shared-page';

const MAX_OWN_SCRIPTS_KIB = 60;
/** Cumulative layout shift. */
const MAX_SHIFT = 0.1;
const MAX_MARKETING_SHIFT = 0.02;

const ISSUE = paths.newsletterIssue('issue-of-the-tests');
const FESTIVAL = paths.festival('Winter Quizzing Festival', 'festival-001');
const marketingUrls = [...marketingPages.map(({ url }) => url), ISSUE];

/** Pages about one record. Even their heading is data, so they show a skeleton until the data has arrived. */
const RECORD_PAGES = [paths.post(POST.id), ISSUE, FESTIVAL];

/** Pages whose largest element is data: a record, the excerpt of a post, or the state of a mailed link. */
const LARGEST_IS_DATA = [
  ...RECORD_PAGES,
  paths.blog,
  paths.newsletterConfirmation('link'),
  paths.newsletterPreferences('link'),
];

const FAQ_PATHS: readonly string[] = Object.values(FAQ_PAGE_PATHS);
const STRUCTURED_DATA = new Map([
  [paths.blog, ['Blog', 'BreadcrumbList']],
  [paths.post(POST.id), ['BlogPosting', 'BreadcrumbList']],
  [FESTIVAL, ['EducationEvent', 'BreadcrumbList']],
  [ISSUE, ['BreadcrumbList']],
]);

const typesOf = (url: string) =>
  STRUCTURED_DATA.get(url) ?? (FAQ_PATHS.includes(url) ? ['FAQPage'] : []);

const normalise = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

async function expectStable(page: Page, limit: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const shifts = await readShifts(page);
  expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(limit);
}

for (const url of ['/', '/competition', '/institution', '/private-job', '/practice']) {
  test(`${url}: no layout shift while the page loads`, async ({ asGuest }) => {
    await asGuest(async (page) => {
      // Intercepted requests also bypass the cache, so that fonts and scripts arrive as on a first visit.
      const api = await holdRequests(page, '**/api/**');
      await api.send();
      await page.goto(url);
      await expectSettled(page);
      await page.waitForLoadState('networkidle');
      await expectStable(page, MAX_SHIFT);
      await api.stop();
    });
  });
}

test('the stability tests measure all pages of remote-marketing', async ({ request }) => {
  const html = await (await request.get(paths.about)).text();
  const [, json = 'null'] = new RegExp(`id="${PAGE_SET_ELEMENT_ID}">([^<]*)<`).exec(html) ?? [];
  const { remotes } = pageSetSchema.validateSync(JSON.parse(json));
  const routes = remotes.find(({ name }) => name === 'marketing')?.routes ?? [];
  const pagePaths = routes.filter((route) => !isRedirect(route)).map(({ path }) => path);
  expect(pagePaths.length).toBeGreaterThan(0);
  const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  expect(patterns.filter((pattern) => !marketingUrls.some((url) => pattern.test(url)))).toEqual([]);
  expect(marketingUrls.filter((url) => !patterns.some((pattern) => pattern.test(url)))).toEqual([]);
});

test.describe('pages of remote-marketing', () => {
  test.beforeAll(() => addIssue('issue-of-the-tests'));

  for (const url of marketingUrls) {
    test(`${url}: it loads few scripts of its own, has no layout shift, and its largest element is shown without waiting for a request`, async ({
      asGuest,
    }) => {
      await asGuest(async (page, problems) => {
        problems.allow(/Failed to load resource|No connection/);
        await page.emulateMedia({ colorScheme: isPhone(page) ? 'light' : 'dark' });
        const api = await holdRequests(page, '**/api/**');
        const response = await page.goto(url, { waitUntil: 'commit' });
        if (RECORD_PAGES.includes(url)) {
          await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
        } else {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect.poll(() => readLargestPaint(page)).toBeDefined();
        }
        const heldText = normalise(await page.locator('body').innerText());
        await api.send();
        await expectSettled(page);
        await expectStable(page, MAX_MARKETING_SHIFT);
        const largest = await readLargestPaint(page);
        if (!LARGEST_IS_DATA.includes(url)) {
          expect(largest?.url, 'a text').toBe('');
          expect(normalise(largest?.text ?? '')).not.toBe('');
          expect(heldText).toContain(normalise(largest?.text ?? ''));
        }
        const ownScripts = (await readScriptBytes(page, 'marketing')) / 1024;
        expect(ownScripts).toBeGreaterThan(0);
        expect(ownScripts).toBeLessThanOrEqual(MAX_OWN_SCRIPTS_KIB);
        await expectStructuredDataShown(page, (await response?.text()) ?? '', typesOf(url));

        // Pages without requests look the same when requests fail.
        const requestCount = api.urls.length;
        if (requestCount > 0) {
          api.hold();
          await page.reload({ waitUntil: 'commit' });
          await expect.poll(() => api.urls.length).toBeGreaterThan(requestCount);
          await expect(page.getByRole('main')).toBeVisible();
          await api.fail();
          await expectSettled(page);
          await expectStable(page, MAX_MARKETING_SHIFT);
          expect(await axeViolations(page, { skipFrame: true })).toEqual([]);
          expect(await htmlErrors(await page.content(), 'rendered')).toEqual([]);
        }
        await api.stop();
      });
    });
  }
});

/** Expects that the structured data is valid, and that the page shows what it states. */
async function expectStructuredDataShown(
  page: Page,
  html: string,
  expectedTypes: readonly string[],
): Promise<void> {
  const { types, errors, missing } = await validateStructuredData(html);
  expect(types).toEqual(expectedTypes);
  expect([...errors, ...missing]).toEqual([]);
  const { texts, times } = statedContent(html);
  const main = page.getByRole('main');
  const shownText = normalise((await main.textContent()) ?? '');
  expect(texts.filter((text) => !shownText.includes(normalise(text)))).toEqual([]);
  const shownTimes = await main
    .locator('time')
    .evaluateAll((all) => all.map((element) => element.getAttribute('datetime') ?? ''));
  const shownInstants = shownTimes.map((time) => new Date(time).getTime());
  expect(times.filter((time) => !shownInstants.includes(new Date(time).getTime()))).toEqual([]);
}
