import type { Page as BrowserPage } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { axeViolations, COLOUR_RULES, type AxeOptions } from '../testing/validators/accessibility';
import { changeScheme, expectLayout, expectSettled } from '../testing/pages/layout';
import { marketingPages, pages, type Page } from '../testing/pages/route-table';
import { CHALLENGE, COURSE, QUIZ } from '../testing/pages/sample';
import { expectContentInLowWindow } from '../testing/validators/low-window';
import { textsCutOffBySpacing } from '../testing/validators/text-spacing';
import { htmlErrors } from '../testing/validators/validate-html';
import { expect, test } from '../testing/shared-page';
import { DESKTOP, PHONE } from '../testing/pages/viewports';

const LAYOUT_REQUIREMENTS = {
  auth: '[HO-001] [HO-018]',
  site: '[HO-002] [HO-018]',
  page: '[HO-003] [HO-018]',
  explore: '[HO-004] [HO-018]',
  focus: '[HO-004] [HO-018]',
  learn: '[HO-004] [HO-018]',
} as const;

/** These pages have no canonical URL, because their URLs may contain tokens. */
const MAY_HOLD_A_TOKEN =
  /^\/(?:auth\/(?:email-verification|forgot-password)|unsubscribe|parental-consent|newsletter\/(?:confirm|preferences))\//;
/** Pages whose screen sets a title that differs from the served one. */
const TITLED_BY_SCREEN =
  /^\/(?:auth\/(?:email|forgot)-|code_editor\/|learn\/(?:quizz\/|coursevideo|liveStream)|profile\/|search\?|under-development\/)/;
/** Pages that are only reached by links. */
const LINKED_ONLY = ['/mentors/search', '/explore/jobs', '/online-assessment'];

const html = (page: BrowserPage) => page.locator('html');

function requirementsOf({ url, layout, session }: Page): string {
  const more = [
    ...(LINKED_ONLY.includes(url) ? ['[HO-008]'] : []),
    ...(url === '/join-mentor' || layout === 'learn' || url === '/blog-pages' ? ['[HO-009]'] : []),
    ...(url.includes('100-days') ? ['[HO-005]'] : []),
    ...(session ? ['[HO-010]'] : []),
  ];
  return ['[U10]', LAYOUT_REQUIREMENTS[layout], ...more].join(' ');
}

/**
 * One page of each layout, on which the frame (header, footer, bottom navigation) of guests is checked. `accessibility.spec.ts` checks that
 * of members.
 */
const FRAMED = ['/auth/login', '/about-us', '/blog-pages', '/explore/practice'];

/** Pages with another frame: without a menu, with the visitor's avatar, or with the current page marked in the menu. */
const OTHER_FRAMES = [
  '/course',
  '/profile/profile',
  paths.challenge('code_conquest', CHALLENGE.title, CHALLENGE.id),
  paths.quiz(QUIZ.id, QUIZ.parentId, QUIZ.type),
  paths.courseVideo(COURSE.id),
];

const hasOwnFrame = ({ url }: Page) => [...FRAMED, ...OTHER_FRAMES].includes(url);

/** Whether the page has different elements at different widths: its frame, its filter bar or its columns. */
const hasOwnElements = (entry: Page) =>
  entry.layout === 'explore' || FRAMED.includes(entry.url) || marketingPages.includes(entry);

/** The text of the panel on pages that are not built yet. Only the texts of the panel differ, so it is checked on one page. */
const PANEL = /is currently under development/;
const CHECKED_PANEL = '/under-development/franchise';

const showsPanel = (page: BrowserPage) =>
  page.getByRole('main').getByText(PANEL).first().isVisible();

/** Polls, because the page is painted a moment after the attribute has changed. */
async function expectNoViolationsSoon(page: BrowserPage, options: AxeOptions): Promise<void> {
  await expect.poll(() => axeViolations(page, options)).toEqual([]);
}

/**
 * A page is loaded once and checked on a phone in light mode and on a laptop in dark mode: colours do not depend on the width,
 * and nothing else depends on the colour scheme. An axe run takes as long as loading the page, so only the first one
 * checks everything, and none repeats what another page checks: a frame, or the panel of pages that are not built yet.
 */
for (const entry of pages) {
  const { url, layout, title, session } = entry;
  test(`${requirementsOf(entry)} ${url} has its layout and title, no accessibility violations, no text cut off by wider spacing, and room for its content in a low window`, async ({
    asGuest,
    asMember,
    baseURL,
  }) => {
    await (session ? asMember : asGuest)(async (page, problems) => {
      // The token of this page's URL was never issued.
      if (/^\/(?:unsubscribe|parental-consent|newsletter\/(?:confirm|preferences))\//.test(url))
        problems.allow(/status of 404/);
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      await expectSettled(page);
      expect(page.url()).toBe(`${baseURL}${url}`);
      const served = (await response?.text()) ?? '';
      if (!TITLED_BY_SCREEN.test(url)) {
        const servedTitle = /<title>([^<]*)<\/title>/.exec(served)?.[1];
        expect(servedTitle).toBe(`${title.replace('&', '&amp;')} | Sopaan`);
      }
      expect(await htmlErrors(served, 'served')).toEqual([]);
      expect(await htmlErrors(await page.content(), 'rendered')).toEqual([]);
      await expect(page).toHaveTitle(`${title} | Sopaan`);
      await expect(page.locator('head > title')).toHaveCount(1);
      const canonical = page.locator('link[rel="canonical"]');
      if (MAY_HOLD_A_TOKEN.test(url)) await expect(canonical).toHaveCount(0);
      else await expect(canonical).toHaveAttribute('href', `${baseURL}${url.split('?')[0]}`);
      await expectLayout(page, layout);
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      const skipFrame = !hasOwnFrame(entry);
      expect(await textsCutOffBySpacing(page)).toEqual([]);
      if (skipFrame && url !== CHECKED_PANEL && (await showsPanel(page))) return;
      // The explore pages show the same cards as the landing pages.
      const checkAllItems = layout !== 'explore';
      expect(await axeViolations(page, { checkAllItems, skipFrame })).toEqual([]);
      await page.setViewportSize(DESKTOP);
      await changeScheme(page, 'dark');
      await expectLayout(page, layout);
      await expectNoViolationsSoon(page, {
        ...(!hasOwnElements(entry) && { rules: COLOUR_RULES }),
        skipFrame,
      });
      await expectContentInLowWindow(page);
    });
  });
}
