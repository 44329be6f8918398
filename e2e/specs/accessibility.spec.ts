import { axeViolations } from '../testing/validators/accessibility';
import { changeScheme, expectLayout, expectSettled } from '../testing/pages/layout';
import { pages } from '../testing/pages/route-table';
import { DESKTOP, PHONE } from '../testing/pages/viewports';
import { expect, test } from '../testing/shared-page';

/**
 * Everything on a page, in both colour schemes at both widths, for each visitor. By default only one page of each kind of frame:
 * `routes.spec.ts` checks the content of every page once. `npm test -- --all` checks every page.
 */
const CHECKS_ALL = process.env.SOPAAN_TEST_ALL === '1';
const FRAMED = ['/auth/login', '/about-us', '/blog-pages', '/explore/practice'];

const checkedPages = pages.filter(({ url }) => CHECKS_ALL || FRAMED.includes(url));

for (const { url, layout, session } of checkedPages) {
  const visitors = [
    ...(session ? [] : (['guest'] as const)),
    // Members are redirected away from these pages.
    ...(layout === 'auth' ? [] : (['member'] as const)),
  ];
  for (const visitor of visitors) {
    test(`[U10] ${url} has no accessibility violations for a ${visitor} in any colour scheme at any width`, async ({
      asGuest,
      asMember,
    }) => {
      await (visitor === 'guest' ? asGuest : asMember)(async (page, problems) => {
        // The tokens in the URLs of some pages were never issued.
        problems.allow(/status of 404/);
        await page.goto(url);
        await expectSettled(page);
        for (const width of [PHONE, DESKTOP]) {
          await page.setViewportSize(width);
          await expectLayout(page, layout);
          for (const scheme of ['light', 'dark'] as const) {
            await changeScheme(page, scheme);
            // Polls, because the page is painted a moment after the attribute has changed.
            await expect.poll(() => axeViolations(page, { checkAllItems: CHECKS_ALL })).toEqual([]);
          }
        }
      });
    });
  }
}
