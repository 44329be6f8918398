import { axeViolations } from '../testing/validators/accessibility';
import { changeScheme, expectLayout, expectSettled } from '../testing/pages/layout';
import { pages } from '../testing/pages/route-table';
import { DESKTOP, PHONE } from '../testing/pages/viewports';
import { expect, test } from '../testing/shared-page';

/**
 * The frame (header, footer, bottom navigation) that members see, on one page of each kind of frame: `routes.spec.ts` checks the frame of
 * guests and the content of every page.
 * `npm test -- --all` checks everything on every page in both colour schemes at both widths, for each visitor.
 */
const CHECKS_ALL = process.env.SOPAAN_TEST_ALL === '1';
const FRAMED = ['/about-us', '/blog-pages', '/explore/practice'];

const VIEWS = [
  { width: PHONE, scheme: 'light' },
  { width: DESKTOP, scheme: 'dark' },
  ...(CHECKS_ALL
    ? ([
        { width: PHONE, scheme: 'dark' },
        { width: DESKTOP, scheme: 'light' },
      ] as const)
    : []),
] as const;

const checkedPages = pages.filter(({ url }) => CHECKS_ALL || FRAMED.includes(url));

for (const { url, layout, session } of checkedPages) {
  const visitors = [
    ...(session || !CHECKS_ALL ? [] : (['guest'] as const)),
    // Members are redirected away from these pages.
    ...(layout === 'auth' ? [] : (['member'] as const)),
  ];
  for (const visitor of visitors) {
    test(`[U10] ${url} has no accessibility violations for a ${visitor} in either colour scheme at either width`, async ({
      asGuest,
      asMember,
    }) => {
      await (visitor === 'guest' ? asGuest : asMember)(async (page, problems) => {
        // The tokens in the URLs of some pages were never issued.
        problems.allow(/status of 404/);
        await page.goto(url);
        await expectSettled(page);
        for (const { width, scheme } of VIEWS) {
          await page.setViewportSize(width);
          await expectLayout(page, layout);
          await changeScheme(page, scheme);
          // Polls, because the page is painted a moment after the attribute has changed.
          await expect
            .poll(() =>
              axeViolations(page, CHECKS_ALL ? { checkAllItems: true } : { onlyFrame: true }),
            )
            .toEqual([]);
        }
      });
    });
  }
}
