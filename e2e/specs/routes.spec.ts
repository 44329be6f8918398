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

/** Their addresses are told to nobody. */
const MAY_HOLD_A_TOKEN = /^\/auth\/(?:email-verification|forgot-password)\//;
/** All other pages keep the title that they were served with. */
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

const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** A short page of each layout, on which the frame is seen in both colours at both widths. */
const FRAMED = ['/auth/login', '/about-us', '/blog-pages', '/explore/practice'];

/** The frame, and the bar of filters, have other elements at each width. */
const hasOwnElements = ({ url, layout }: Page) => layout === 'explore' || FRAMED.includes(url);

async function changeScheme(page: BrowserPage, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(html(page)).toHaveAttribute('data-theme', scheme);
}

/** The attribute changes first, and the page is painted anew a moment later. */
async function expectNoBarriersOnSecondLook(
  page: BrowserPage,
  rules?: readonly string[],
): Promise<void> {
  await expect.poll(() => axeViolations(page, { rules })).toEqual([]);
}

/**
 * A page is loaded once and looked at as a phone in the light and as a laptop in the dark: colours are the same at every
 * width, and all else is the same in the dark. A look by axe takes twice as long as loading the page, so only the first
 * one is at everything.
 */
for (const entry of pages) {
  const { url, layout, title, session } = entry;
  test(`${requirementsOf(entry)} ${url} is there, framed, named and free of axeViolations`, async ({
    asGuest,
    asMember,
    baseURL,
  }) => {
    await (session ? asMember : asGuest)(async (page) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      const answer = await page.goto(url);
      expect(answer?.status()).toBe(200);
      await expectSettled(page);
      expect(page.url()).toBe(`${baseURL}${url}`);
      if (!TITLED_BY_SCREEN.test(url)) {
        const served = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '')?.[1];
        expect(served).toBe(`${title.replace('&', '&amp;')} | Sopaan`);
      }
      await expect(page).toHaveTitle(`${title} | Sopaan`);
      await expect(page.locator('head > title')).toHaveCount(1);
      const canonical = page.locator('link[rel="canonical"]');
      if (MAY_HOLD_A_TOKEN.test(url)) await expect(canonical).toHaveCount(0);
      else await expect(canonical).toHaveAttribute('href', `${baseURL}${url.split('?')[0]}`);
      await expectLayout(page, layout);
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      expect(await axeViolations(page, { checkAllItems: true })).toEqual([]);
      if (FRAMED.includes(url)) {
        await changeScheme(page, 'dark');
        await expectNoBarriersOnSecondLook(page, OF_COLOUR);
        await page.setViewportSize(DESKTOP);
        await changeScheme(page, 'light');
        await expectLayout(page, layout);
        await expectNoBarriersOnSecondLook(page, OF_COLOUR);
      }
      await page.setViewportSize(DESKTOP);
      await changeScheme(page, 'dark');
      await expectLayout(page, layout);
      await expectNoBarriersOnSecondLook(page, hasOwnElements(entry) ? undefined : OF_COLOUR);
    });
  });
}
