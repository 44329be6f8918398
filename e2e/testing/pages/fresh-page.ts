import type { Browser, Page } from '@playwright/test';

/** A page in a new browser context, with the viewport and the site of another page. */
export async function freshPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
  });
  return context.newPage();
}
