import type { Page as BrowserPage } from '@playwright/test';
import { barriers } from '../fixtures/accessibility';
import { expectLayout, isPhone, settled } from '../fixtures/frame';
import { pages, type Page } from '../fixtures/route-table';
import { expect, test } from '../fixtures/shared-page';

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

/**
 * Colours are the same at every width, and all else is the same in the dark: the phone looks at every page in the light,
 * the laptop in the dark. The frame has parts of its own at each width: the first page of each layout is seen in both.
 */
function schemesOf({ url, layout }: Page, phone: boolean): [Scheme, ...Scheme[]] {
  const own = phone ? 'light' : 'dark';
  const first = pages.find((page) => page.layout === layout);
  return first?.url === url ? [own, phone ? 'dark' : 'light'] : [own];
}

async function expectNoBarriersOfColour(page: BrowserPage, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(html(page)).toHaveAttribute('data-theme', scheme);
  // The attribute changes first, and the page is painted anew a moment later.
  const found = () => barriers(page, ['color-contrast', 'link-in-text-block']);
  await expect.poll(found).toEqual([]);
}

for (const entry of pages) {
  const { url, layout, title, session } = entry;
  test(`${requirementsOf(entry)} ${url} is there, framed, named and free of barriers`, async ({
    asGuest,
    asMember,
    baseURL,
  }) => {
    await (session ? asMember : asGuest)(async (page) => {
      const [scheme, ...others] = schemesOf(entry, isPhone(page));
      await page.emulateMedia({ colorScheme: scheme });
      const answer = await page.goto(url);
      expect(answer?.status()).toBe(200);
      await settled(page);
      expect(page.url()).toBe(`${baseURL}${url}`);
      await expect(page).toHaveTitle(`${title} | Sopaan`);
      const canonical = page.locator('link[rel="canonical"]');
      if (MAY_HOLD_A_TOKEN.test(url)) await expect(canonical).toHaveCount(0);
      else await expect(canonical).toHaveAttribute('href', `${baseURL}${url.split('?')[0]}`);
      await expectLayout(page, layout);
      await expect(html(page)).toHaveAttribute('data-theme', scheme);
      expect(await barriers(page)).toEqual([]);
      for (const other of others) await expectNoBarriersOfColour(page, other);
    });
  });
}
