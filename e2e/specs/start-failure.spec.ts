import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../testing/pages/viewports';
import { expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

const HOST_SCRIPT = '**/assets/host/*/main.js';
const START_TEXT = /is taking longer than usual to start/;

/** Ends the animation with which a style shows the message after 12 seconds. */
async function skipDelay(page: Page): Promise<void> {
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

test('[P5] when a byte of the host’s main script is changed, the page says what to do, and the edge counts the failure', async ({
  page,
  problems,
}) => {
  problems.allow(/integrity/);
  const pictureRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/-/start-failure.svg')) pictureRequests.push(request.url());
  });
  let isChanged = true;
  await page.route(HOST_SCRIPT, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: isChanged ? `${body} ` : body });
  });
  await page.goto('/about-us');
  const message = page.getByText(START_TEXT);
  await expect(message).toBeHidden();
  expect(await page.getByRole('status').ariaSnapshot()).not.toMatch(START_TEXT);
  expect(pictureRequests).toEqual([]);

  await skipDelay(page);
  await expect(page.getByRole('heading', { level: 1, name: START_TEXT })).toBeVisible();
  await expect(page.getByText(/reference to support: [0-9a-f]{12}$/)).toBeVisible();
  await expect.poll(() => pictureRequests).toHaveLength(1);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(viewport.width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
    }
  }

  isChanged = false;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Reload the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(message).toHaveCount(0);
  await skipDelay(page);
  expect(pictureRequests).toHaveLength(1);
});

test('[P5] with JavaScript turned off, the page only says that it needs it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/about-us');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('.sp-shell-late')).toHaveCSS('display', 'none');
  await context.close();
});
