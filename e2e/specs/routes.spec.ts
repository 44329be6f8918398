import type { Page as BrowserPage } from '@playwright/test';
import { axeViolations } from '../fixtures/accessibility';
import { expectLayout, expectSettled } from '../fixtures/layout';
import { pages, type Page } from '../fixtures/route-table';
import { expect, test } from '../fixtures/shared-page';
import { DESKTOP, PHONE } from '../fixtures/viewports';

const GROUPS = {
  auth: '[HO-001] [HO-018]',
  site: '[HO-002] [HO-018]',
  page: '[HO-003] [HO-018]',
  explore: '[HO-004] [HO-018]',
  focus: '[HO-004] [HO-018]',
  learn: '[HO-004] [HO-018]',
} as const;

/** These pages have no canonical URL, because their addresses may contain tokens. */
const MAY_HOLD_A_TOKEN = /^\/auth\/(?:email-verification|forgot-password)\//;
/** Pages whose screen sets another title than the served one. */
const TITLED_BY_SCREEN =
  /^\/(?:auth\/(?:email|forgot)-|code_editor\/|learn\/quizz\/|profile\/|under-development\/)/;
const LINKED_ONLY = ['/mentors/search', '/explore/jobs', '/online-assessment'];

type Scheme = 'light' | 'dark';

const html = (page: BrowserPage) => page.locator('html');

function requirementsOf({ url, layout, session }: Page): string {
  const more = [
    ...(LINKED_ONLY.includes(url) ? ['[HO-008]'] : []),
    ...(url === '/join-mentor' || layout === 'learn' || url === '/blog-pages' ? ['[HO-009]'] : []),
    ...(url.includes('100-days') ? ['[HO-005]'] : []),
    ...(session ? ['[HO-010]'] : []),
  ];
  return [GROUPS[layout], ...more].join(' ');
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** One page of each layout, on which the frame is checked in both colour schemes at both widths. */
const FRAMED = ['/auth/login', '/about-us', '/blog-pages', '/explore/practice'];

/** Whether the page has other elements at another width: its frame or its filter bar. */
const hasOwnElements = ({ url, layout }: Page) => layout === 'explore' || FRAMED.includes(url);

/** One of the pages that show the host's panel is also checked in the dark. */
const CHECKED_PLACEHOLDER = '/under-development/host-opportunity';

const isPlaceholder = (page: BrowserPage) =>
  page.getByRole('main').getByText('is currently under development').isVisible();

async function changeScheme(page: BrowserPage, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(html(page)).toHaveAttribute('data-theme', scheme);
}

/** Polls, because the page is painted a moment after the attribute has changed. */
async function expectNoViolationsSoon(page: BrowserPage, rules?: readonly string[]): Promise<void> {
  await expect.poll(() => axeViolations(page, { rules })).toEqual([]);
}

/**
 * A page is loaded once and checked on a phone in light mode and on a laptop in dark mode: colours do not depend on the width,
 * and nothing else depends on the colour scheme. An axe run takes twice as long as loading the page, so only the first one
 * checks everything.
 */
for (const entry of pages) {
  const { url, layout, title, session } = entry;
  test(`${requirementsOf(entry)} ${url} has its layout and title and no accessibility violations`, async ({
    asGuest,
    asMember,
    baseURL,
  }) => {
    await (session ? asMember : asGuest)(async (page) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      await expectSettled(page);
      expect(page.url()).toBe(`${baseURL}${url}`);
      if (!TITLED_BY_SCREEN.test(url)) {
        const served = /<title>([^<]*)<\/title>/.exec((await response?.text()) ?? '')?.[1];
        expect(served).toBe(`${title.replace('&', '&amp;')} | Sopaan`);
      }
      await expect(page).toHaveTitle(`${title} | Sopaan`);
      await expect(page.locator('head > title')).toHaveCount(1);
      const canonical = page.locator('link[rel="canonical"]');
      if (MAY_HOLD_A_TOKEN.test(url)) await expect(canonical).toHaveCount(0);
      else await expect(canonical).toHaveAttribute('href', `${baseURL}${url.split('?')[0]}`);
      await expectLayout(page, layout);
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      // The cards of the explore pages are those of the landing pages.
      expect(await axeViolations(page, { checkAllItems: layout !== 'explore' })).toEqual([]);
      if (FRAMED.includes(url)) {
        await changeScheme(page, 'dark');
        await expectNoViolationsSoon(page, COLOUR_RULES);
        await page.setViewportSize(DESKTOP);
        await changeScheme(page, 'light');
        await expectLayout(page, layout);
        await expectNoViolationsSoon(page, COLOUR_RULES);
      }
      await page.setViewportSize(DESKTOP);
      await changeScheme(page, 'dark');
      await expectLayout(page, layout);
      if ((await isPlaceholder(page)) && url !== CHECKED_PLACEHOLDER) return;
      await expectNoViolationsSoon(page, hasOwnElements(entry) ? undefined : COLOUR_RULES);
    });
  });
}
